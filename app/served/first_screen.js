// Calls `call` once the first screen of the app can be seen. Until then the client shows a loading page of its own.
//
// The app sets the window's title when the client has received its first screen; before that the title is empty. An
// engine that draws in a worker shows its frames later: on a slow device even the loading page comes after the title.
// The next frame that is shown may be an earlier one, so the second one counts. The other engine shows its frames as it
// draws them.
function whenFirstScreenSeen(call) {
    const canvas = ImageBitmapRenderingContext.prototype, show = canvas.transferFromImageBitmap;
    const FIRST = 10000; // milliseconds to wait, if frames are shown in a way that isn't known here
    const SECOND = 4000; // milliseconds to wait for another frame
    const NEXT = 1000; // milliseconds for the next frame, which a hidden page doesn't have
    let untitled = false, titled = false, shown = 0, longest;
    const drawsInWorker = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/skwasm"));
    const done = () => {
        if (!watcher) return;
        watcher.disconnect();
        watcher = null;
        canvas.transferFromImageBitmap = show;
        clearTimeout(longest);
        let late;
        const callOnce = () => {
            if (late) call();
            clearTimeout(late);
            late = 0;
        };
        late = setTimeout(callOnce, NEXT);
        requestAnimationFrame(() => requestAnimationFrame(callOnce));
    };
    const wait = (milliseconds) => {
        clearTimeout(longest);
        longest = setTimeout(done, milliseconds);
    };
    let watcher = new MutationObserver(() => {
        untitled ||= !document.title;
        if (!untitled || !document.title || titled) return;
        titled = true;
        if (drawsInWorker()) wait(FIRST);
        else done();
    });
    canvas.transferFromImageBitmap = function (frame) {
        show.call(this, frame);
        if (!titled) return;
        if (++shown === 2) done();
        else wait(SECOND);
    };
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return done;
}
