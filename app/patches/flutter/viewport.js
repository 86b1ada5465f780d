// Fault: the client replaces the page's viewport. In Chrome for Android the app then keeps half its height after Back has
// closed the keyboard.
//
// Patch: the page becomes smaller and larger with the keyboard.
// Upstream: https://github.com/flutter/flutter/issues/179438
// Versions: flet-web 1.0.4, 1.0.5
new MutationObserver((_, observer) => {
    const flutters = document.querySelector("meta[flt-viewport]");
    if (!flutters) return;
    observer.disconnect();
    flutters.content += ", interactive-widget=resizes-content";
}).observe(document.head, { childList: true });
