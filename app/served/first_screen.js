// Calls `call` once the first screen of the app can be seen. Until then the client shows a loading page of its own.
//
// The app sets the window's title when the client has received its first screen; before that the title is empty. If
// frames are drawn in a worker, the next one that is shown may be an earlier one, so the second one counts. The other
// engine shows its frames as it draws them.
function whenFirstScreenSeen(call) {
    const canvas = ImageBitmapRenderingContext.prototype, show = canvas.transferFromImageBitmap;
    const LONGEST = 4000; // milliseconds to wait, if frames are shown in a way that isn't known here
    const NEXT = 1000; // milliseconds for the next frame, which a hidden page doesn't have
    let untitled = false, titled = false, before = 0, after = 0;
    const done = () => {
        if (!watcher) return;
        watcher.disconnect();
        watcher = null;
        canvas.transferFromImageBitmap = show;
        let late;
        const callOnce = () => {
            if (late) call();
            clearTimeout(late);
            late = 0;
        };
        late = setTimeout(callOnce, NEXT);
        requestAnimationFrame(() => requestAnimationFrame(callOnce));
    };
    let watcher = new MutationObserver(() => {
        untitled ||= !document.title;
        if (!untitled || !document.title || titled) return;
        titled = true;
        if (before) setTimeout(done, LONGEST);
        else done();
    });
    canvas.transferFromImageBitmap = function (frame) {
        show.call(this, frame);
        before += !titled;
        if (titled && ++after === 2) done();
    };
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return done;
}
