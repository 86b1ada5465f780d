// Flutter's client replaces what the page says of its viewport. In Chrome for Android it then keeps half the height after
// Back has closed the keyboard (https://github.com/flutter/flutter/issues/179438), unless the page itself becomes smaller
// and larger with the keyboard.
new MutationObserver((_, observer) => {
    const flutters = document.querySelector("meta[flt-viewport]");
    if (!flutters) return;
    observer.disconnect();
    flutters.content += ", interactive-widget=resizes-content";
}).observe(document.head, { childList: true });
