// The line from the client to its host. When the host falls silent, the page says so, takes no taps, and goes on by
// itself once the host answers again. Nothing of the client's own is seen meanwhile.
//
// The host sends a beat each second. The last one is put in front of each frame that the client sends: by it the host
// tells what has been under way for too long, and ends the line instead of acting on it.
(() => {
    const { mark: MARK, length: LENGTH, silence: SILENCE } = /*{beats}*/ {};
    const LATE = 2000; // milliseconds for which frames may be stamped with a beat
    const SETTLE = 250; // milliseconds after the last beat that waited while the page was busy
    const LOOK = 500; // milliseconds between two looks at how long nothing came
    const ASK = 1000; // of silence until the host is asked whether it is there
    const ANSWER = 3000; // for its answer
    const RESUME = 2000; // from its answer until it is no longer expected to go on with a line that is still open
    const FIRST_SCREEN = 30000; // from the host's first word until the client's own page is shown all the same

    const splash = document.getElementById("splash"), notice = document.getElementById("silence");
    const Socket = WebSocket;
    let line = null; // the client's, the newest one
    let quiet = 0; // milliseconds without a sign of life, as far as this page was awake and in sight
    let looked = performance.now();
    let silent = false;
    let answered = null; // when the host first answered since it is silent
    let asking = false;
    let broken = false; // a part of the client could not be fetched
    let covered = true; // by the splash, until the first screen of the start or of a new line is drawn
    let removal = null; // the timer that removes the splash once it has faded
    let show = whenFirstScreenSeen(uncover); // takes the splash away

    function heard() {
        quiet = 0;
        looked = performance.now();
    }

    class Line extends Socket {
        stamp = Uint8Array.of(MARK, ...Array(LENGTH - 1).fill(0));
        given = false; // up: the client has been told, and opens another
        sent = false; // something, since the last beat
        beaten = null; // when the last beat was heard
        held = []; // frames that wait for a fresh beat
        settling = null; // the timer that sends them, running while older beats may still arrive
        lost = false; // something of the client's did not reach the host, or may not have

        constructor(...address) {
            super(...address);
            line = this;
            this.addEventListener("open", () => {
                heard();
                speak();
            });
            this.addEventListener("message", (event) => this.hear(event));
            for (const end of ["error", "close"]) this.addEventListener(end, (event) => this.end(event));
        }

        hear(event) {
            if (this !== line) return;
            heard();
            const frame = new Uint8Array(event.data);
            if (frame[0] !== MARK) {
                this.begun ??= setTimeout(show, FIRST_SCREEN);
                return;
            }
            event.stopImmediatePropagation(); // it is not the client's
            if (this.settling || this.isLate()) this.settle();
            this.beaten = performance.now();
            this.stamp = frame;
            this.sent = false;
            if (silent && this.lost) giveUp();
            else speak();
        }

        // A page that was busy receives the beats it missed all at once. A frame stamped with an early one would look to
        // the host as if it had been under way for too long, so frames wait for the last.
        settle() {
            clearTimeout(this.settling);
            this.settling = setTimeout(() => {
                this.settling = null;
                const frames = this.held;
                this.held = [];
                for (const frame of frames) this.send(frame);
            }, SETTLE);
        }

        // The client is told of the end as soon as the host answers: until then it would only try again and again.
        end(event) {
            if (this.given) return;
            event.stopImmediatePropagation();
            this.lost = true;
            if (this === line) fallSilent();
        }

        isLate() {
            return this.beaten !== null && performance.now() - this.beaten > LATE;
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
    globalThis.WebSocket = Line;

    // Silence

    // In the language of the app, else in the first of the browser's that the app speaks.
    function words() {
        const all = globalThis.SAID ?? {}, bare = (tag) => tag.toLowerCase().split("-")[0];
        const wanted = [document.documentElement.lang, ...navigator.languages];
        const tag = wanted.flatMap((each) => Object.keys(all).filter((tag) => bare(tag) === bare(each)))[0];
        return tag && { tag, ...all[tag] };
    }

    function fallSilent() {
        if (silent) return;
        silent = true;
        answered = null;
        if (line?.sent || line?.held.length) line.lost = true;
        if (line) line.held = [];
        const said = words();
        if (said) {
            notice.lang = said.tag;
            notice.dir = said.direction;
            notice.querySelector("h1").textContent = said.title;
            notice.querySelector("p").textContent = said.about;
        }
        notice.hidden = false;
        hold();
    }

    function speak() {
        if (!silent) return;
        silent = false;
        notice.hidden = true;
        hold();
    }

    // Nothing under the notice or the splash can be touched, focused or read out until it can be seen.
    function hold() {
        const held = silent || covered;
        document.body.ariaBusy = held;
        for (const part of document.body.children) if (part !== notice && part !== splash) part.inert = held;
    }

    for (const kind of ["keydown", "keyup"])
        addEventListener(kind, (event) => (silent || covered) && event.stopImmediatePropagation(), true);

    // The client opens another line, under the splash.
    function giveUp() {
        const old = line;
        line = null;
        cover();
        speak();
        old.given = true;
        old.close();
        old.dispatchEvent(new CloseEvent("close", { code: 1006 }));
    }

    // Looking

    function look() {
        const now = performance.now(), awake = Math.min(now - looked, 2 * LOOK);
        looked = now;
        if (document.hidden) return;
        quiet += awake;
        if (quiet >= SILENCE) fallSilent();
        if ((silent || quiet >= ASK) && !asking) ask();
        if (silent && answered && now - answered > RESUME && line) giveUp();
    }

    async function ask() {
        asking = true;
        try {
            const options = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(ANSWER) };
            const { ok, status } = await fetch("/version.json", options);
            if (status === 403) location.reload(); // it knows this browser no more, and says what to do
            if (ok) hearAnswer();
        } catch {
            // looked for again
        } finally {
            asking = false;
        }
    }

    function hearAnswer() {
        heard();
        if (!silent) return;
        answered ??= performance.now();
        if (line?.lost) giveUp();
        else if (!line && broken) location.reload();
        else if (!line) speak();
    }

    // Parts of the client that come are a sign of life; one that does not come is missed for good.
    new PerformanceObserver((list) => {
        if (list.getEntries().some(({ responseStatus }) => responseStatus)) heard();
    }).observe({ type: "resource" });
    const own = ({ src = "" }) => src.startsWith(location.origin);
    addEventListener("unhandledrejection", () => (broken = true));
    addEventListener("error", ({ target }) => {
        if (target.localName !== "script" || !own(target)) return;
        broken = true;
        if (!line) fallSilent();
    }, true);
    document.addEventListener("visibilitychange", heard);
    setInterval(look, LOOK);

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
        // Load the splash's fonts now: when it is needed again, the host may not answer.
        document.fonts.load('1rem "Splash", "Splash Arabic", "Splash Korean"', words()?.title).catch(() => {});
        covered = false;
        splash.style.opacity = 0;
        splash.style.pointerEvents = "none"; // the screen under the fading splash can be touched
        hold();
        removal = setTimeout(() => splash.remove(), 200);
    }

    hold();
})();
