// The client's connection to its host. When the host falls silent, the page shows a notice, ignores taps, and goes on by
// itself once the host answers again. Nothing of the client's own loading page is seen meanwhile.
//
// The host sends a beat each second. The last one is put in front of each frame that the client sends: by it the host
// recognizes a frame that was under way for too long, and closes the connection instead of acting on it.
(() => {
    const { mark: MARK, length: LENGTH, silence: SILENCE } = /*{beats}*/ {};
    const LATE = 2000; // milliseconds for which frames can be stamped with a beat
    const SETTLE = 250; // milliseconds after the last beat that waited while the page was busy
    const CHECK = 500; // milliseconds between two checks for silence
    const ASK = 1000; // milliseconds of silence until the host is asked whether it's there
    const ANSWER = 3000; // milliseconds for its answer
    const RESUME = 2000; // milliseconds from its answer until an open connection without beats is given up
    const FIRST_SCREEN = 30000; // milliseconds from the first frame until the splash goes, even if no screen was seen

    const splash = document.getElementById("splash"), notice = document.getElementById("silence");
    const Socket = WebSocket;
    let current = null; // the client's newest connection
    let quiet = 0; // milliseconds without a sign of life while this page was awake and in sight
    let checked = performance.now();
    let silent = false;
    let answered = null; // when the host first answered since it fell silent
    let asking = false;
    let broken = false; // a part of the client couldn't be fetched
    let covered = true; // by the splash, until the first screen of a connection is drawn
    let removal = null; // the timer that removes the splash once it has faded
    let show = whenFirstScreenSeen(uncover); // removes the splash

    function noteSignOfLife() {
        quiet = 0;
        checked = performance.now();
    }

    class HostSocket extends Socket {
        stamp = Uint8Array.of(MARK, ...Array(LENGTH - 1).fill(0));
        abandoned = false; // the client was told that it's closed, and opens another
        sent = false; // whether something was sent since the last beat
        lastBeat = null; // when the last beat arrived
        held = []; // frames that wait for a fresh beat
        settling = null; // the timer that sends them, running while older beats may still arrive
        lost = false; // whether something of the client's may not have reached the host

        constructor(...address) {
            super(...address);
            current = this;
            this.addEventListener("open", () => {
                noteSignOfLife();
                endSilence();
            });
            this.addEventListener("message", (event) => this.receive(event));
            for (const end of ["error", "close"]) this.addEventListener(end, (event) => this.end(event));
        }

        receive(event) {
            if (this !== current) return;
            noteSignOfLife();
            const frame = new Uint8Array(event.data);
            if (frame[0] !== MARK) {
                this.begun ??= setTimeout(show, FIRST_SCREEN);
                return;
            }
            event.stopImmediatePropagation(); // it isn't for the client
            if (this.settling || this.isLate()) this.waitForLastBeat();
            this.lastBeat = performance.now();
            this.stamp = frame;
            this.sent = false;
            if (silent && this.lost) reconnect();
            else endSilence();
        }

        // A page that was busy receives the beats it missed all at once. A frame stamped with an early one would look to
        // the host as if it had been under way for too long, so frames wait for the last.
        waitForLastBeat() {
            clearTimeout(this.settling);
            this.settling = setTimeout(() => {
                this.settling = null;
                const frames = this.held;
                this.held = [];
                for (const frame of frames) this.send(frame);
            }, SETTLE);
        }

        // The client is told of the close only when the host answers: until then it would reconnect in vain.
        end(event) {
            if (this.abandoned) return;
            event.stopImmediatePropagation();
            this.lost = true;
            if (this === current) fallSilent();
        }

        isLate() {
            return this.lastBeat !== null && performance.now() - this.lastBeat > LATE;
        }

        send(frame) {
            if (silent) {
                this.lost = true;
                return;
            }
            const bytes = new Uint8Array(frame.buffer ?? frame, frame.byteOffset ?? 0, frame.byteLength);
            if (this.settling || this.isLate()) {
                this.held.push(bytes.slice());
                return;
            }
            this.sent = true;
            const stamped = new Uint8Array(this.stamp.length + bytes.length);
            stamped.set(this.stamp);
            stamped.set(bytes, this.stamp.length);
            super.send(stamped);
        }
    }
    globalThis.WebSocket = HostSocket;

    // Silence

    // The texts in the language of the app, else in the browser's first language that the app has.
    function findTexts() {
        const all = globalThis.SILENCE_TEXTS ?? {}, bare = (tag) => tag.toLowerCase().split("-")[0];
        const wanted = [document.documentElement.lang, ...navigator.languages];
        const tag = wanted.flatMap((each) => Object.keys(all).filter((tag) => bare(tag) === bare(each)))[0];
        return tag && { tag, ...all[tag] };
    }

    function fallSilent() {
        if (silent) return;
        silent = true;
        answered = null;
        if (current?.sent || current?.held.length) current.lost = true;
        if (current) current.held = [];
        const texts = findTexts();
        if (texts) {
            notice.lang = texts.tag;
            notice.dir = texts.direction;
            notice.querySelector("h1").textContent = texts.title;
            notice.querySelector("p").textContent = texts.about;
        }
        notice.hidden = false;
        blockPage();
    }

    function endSilence() {
        if (!silent) return;
        silent = false;
        notice.hidden = true;
        blockPage();
    }

    // Keeps what is under the notice or the splash from being touched, focused or read out.
    function blockPage() {
        const held = silent || covered;
        document.body.ariaBusy = held;
        for (const part of document.body.children) if (part !== notice && part !== splash) part.inert = held;
    }

    function blockKey(event) {
        if (!silent && !covered) return;
        event.stopImmediatePropagation();
        // The client starts under the splash, where it isn't inert. If the browser moved the focus into it, the client
        // wouldn't know, and the next Enter would do nothing.
        if (covered && event.key === "Tab") event.preventDefault();
    }
    for (const kind of ["keydown", "keyup"]) addEventListener(kind, blockKey, true);

    // Makes the client open another connection, under the splash.
    function reconnect() {
        const old = current;
        current = null;
        cover();
        endSilence();
        old.abandoned = true;
        old.close();
        old.dispatchEvent(new CloseEvent("close", { code: 1006 }));
    }

    // Checking for silence

    function checkSilence() {
        const now = performance.now(), awake = Math.min(now - checked, 2 * CHECK);
        checked = now;
        if (document.hidden) return;
        quiet += awake;
        if (quiet >= SILENCE) fallSilent();
        if ((silent || quiet >= ASK) && !asking) askHost();
        if (silent && answered && now - answered > RESUME && current) reconnect();
    }

    async function askHost() {
        asking = true;
        try {
            const options = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(ANSWER) };
            const { ok, status } = await fetch("/version.json", options);
            if (status === 403) location.reload(); // the host no longer knows this browser; its page says what to do
            if (ok) noteAnswer();
        } catch {
            // the next check asks again
        } finally {
            asking = false;
        }
    }

    function noteAnswer() {
        noteSignOfLife();
        if (!silent) return;
        answered ??= performance.now();
        if (current?.lost) reconnect();
        else if (!current && broken) location.reload();
        else if (!current) endSilence();
    }

    // A part of the client that arrives is a sign of life; one that doesn't arrive isn't fetched again.
    new PerformanceObserver((list) => {
        if (list.getEntries().some(({ responseStatus }) => responseStatus)) noteSignOfLife();
    }).observe({ type: "resource" });
    const own = ({ src = "" }) => src.startsWith(location.origin);
    addEventListener("unhandledrejection", () => (broken = true));
    addEventListener("error", ({ target }) => {
        if (target.localName !== "script" || !own(target)) return;
        broken = true;
        if (!current) fallSilent();
    }, true);
    document.addEventListener("visibilitychange", noteSignOfLife);
    setInterval(checkSilence, CHECK);

    // The splash

    function cover() {
        if (covered) return;
        covered = true;
        clearTimeout(removal);
        splash.style.opacity = 1;
        splash.style.pointerEvents = "";
        document.body.append(splash);
        show = whenFirstScreenSeen(uncover);
    }

    function uncover() {
        // Load the splash's fonts now: when it's needed again, the host may not answer.
        document.fonts.load('1rem "Splash", "Splash Arabic", "Splash Korean"', findTexts()?.title).catch(() => {});
        covered = false;
        splash.style.opacity = 0;
        splash.style.pointerEvents = "none"; // the screen under the fading splash can be touched
        blockPage();
        removal = setTimeout(() => splash.remove(), 200);
    }

    blockPage();
})();
