"""Sounds are played, without drawing any frames."""

from __future__ import annotations

from io import BytesIO
from wave import open as open_wave

import pytest

from app.served.page import shared_scripts
from tests.running import App
from tests.web.driver import Phone
from tests.web.static_site import built
from tests.web.table import Table

MINUTES = 5  # longer than any test waits
RATE = 8000  # the least that browsers take
# Before anything of the page: the sounds that play, and how many frames have gone by since Flutter last asked for one.
WATCHED = """(() => {
    const play = HTMLMediaElement.prototype.play, ask = requestAnimationFrame;
    Object.assign(window, { heard: [], idle: 0 });
    HTMLMediaElement.prototype.play = function () { heard.push(this); return play.call(this); };
    window.requestAnimationFrame = then => {
        if (new Error().stack.includes(".wasm")) idle = 0;
        return ask(then);
    };
    const count = () => { idle++; ask(count); };
    ask(count);
})();"""
PLAYS = "heard.some(each => !each.paused && !each.ended && each.currentTime > 0)"


def long_sound() -> bytes:
    """Return a sound with minutes of silence."""
    file = BytesIO()
    with open_wave(file, "wb") as sound:
        sound.setparams((1, 1, RATE, 0, "NONE", ""))
        sound.writeframes(bytes([128]) * (60 * MINUTES * RATE))
    return file.getvalue()


@pytest.mark.moving
def test_while_a_sound_plays_no_frame_is_drawn(app: App, phone: Phone) -> None:
    phone.page.add_init_script(WATCHED)
    phone.page.route("**/sounds/*.wav", lambda route: route.fulfill(body=long_sound(), content_type="audio/wav"))
    table = Table(phone).deal()
    table.tap(table.wait_offer().first)
    phone.wait_for(PLAYS)
    phone.wait_for("idle > 60")
    assert phone.page.evaluate(PLAYS)


def test_the_web_app_plays_them_so_too() -> None:
    assert (built() / "boot.js").read_bytes().startswith(shared_scripts().encode())
