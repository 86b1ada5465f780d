// Flutter's player asks in every frame how far a sound has come, and so has the whole picture drawn again sixty times a
// second until it ends. What is heard is therefore a copy of the sound; Flutter is told that its own has ended.
(() => {
    const media = HTMLMediaElement.prototype, play = media.play, copies = new WeakMap();
    media.play = async function () {
        const copy = copies.get(this) ?? this.cloneNode();
        copies.set(this, copy);
        if (copy.src !== this.src) copy.src = this.src;
        Object.assign(copy, { volume: this.volume, currentTime: 0 });
        await play.call(copy);
        // Not before Flutter has heard that it plays: it would never learn of an end that came first.
        setTimeout(() => this.dispatchEvent(new Event("ended")));
    };
})();
