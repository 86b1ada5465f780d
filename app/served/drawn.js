// Calls back once the first screen of the app can be seen. Until then the client shows a page of its own.
//
// The app names its window as soon as the client has taken its first screen; before that the name is empty. Where frames
// are drawn beside the page, the next one that is shown may have been on its way before, so the second one counts. The
// other engine shows its frames as it draws them.
function whenFirstScreenSeen(call) {
    const canvas = ImageBitmapRenderingContext.prototype, show = canvas.transferFromImageBitmap;
    const LONGEST = 4000; // milliseconds for frames that are shown in a way that is not known here
    const NEXT = 1000; // for the next frame: a page that nobody sees has none
    let unnamed = false, named = false, before = 0, after = 0;
    const done = () => {
        if (!watcher) return;
        watcher.disconnect();
        watcher = null;
        canvas.transferFromImageBitmap = show;
        let late;
        const tell = () => {
            if (late) call();
            clearTimeout(late);
            late = 0;
        };
        late = setTimeout(tell, NEXT);
        requestAnimationFrame(() => requestAnimationFrame(tell));
    };
    let watcher = new MutationObserver(() => {
        unnamed ||= !document.title;
        if (!unnamed || !document.title || named) return;
        named = true;
        if (before) setTimeout(done, LONGEST);
        else done();
    });
    canvas.transferFromImageBitmap = function (frame) {
        show.call(this, frame);
        before += !named;
        if (named && ++after === 2) done();
    };
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return done;
}
