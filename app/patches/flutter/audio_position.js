// Fault: the audio player asks in every frame how far a sound has come, and the whole picture is drawn again, sixty times
// a second, until the sound ends.
//
// Patch: a copy of the sound is played; the player is told that its own has ended.
// Upstream: https://github.com/bluefireteam/audioplayers/pull/1664 (the option that Flet doesn't use)
// Versions: flet-audio 1.0.4, 1.0.5
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
