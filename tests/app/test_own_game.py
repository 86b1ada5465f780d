"""Making a game of one's own: what is changed, what is said of it, kept, shared, read back and tried by bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.own import Draft, draft_from, draft_of, first_draft, judge
from app.own_words import ALSO, ANSWER, ANSWERS, EFFECTS, EVERY_CARD, GROUPS, WORTH, Word, selectors
from app.screens import trial
from app.trial import Report, play_hands
from engine.chance import Chance
from engine.game import deal
from engine.rules import ids, load, make_own, parse_rules, text
from engine.share import share, unshare
from engine.tables import compile_rules
from tests.app.fake import Client
from tests.app.visits import app, run, top, visit


def own_text(client: Client) -> str:
    """The text of the game that was kept last."""
    data = app(client).data
    assert data is not None
    return data.own_games()[0].text


async def fill_in(client: Client, name: str, value: str) -> None:
    """Types into a field found by its identifier."""
    held: Any = client.find(name)
    client.session.apply_patch(held.content._i, {"value": value})
    await client.send(held.content, "change", value)


# The draft


@pytest.mark.parametrize("game", ids())
def test_a_preset_made_ones_own_is_the_preset(game: str) -> None:
    """Nothing differs, nothing is wrong, and every value asked is the book's."""
    draft = first_draft(game, "Mine")
    verdict = judge(draft)
    assert verdict.sound and verdict.differences == () and verdict.findings == ()
    for words in GROUPS.values():
        for word in words:
            assert draft.with_value(word.key, draft.value(word.key)).own == {}


def test_a_change_and_its_way_back() -> None:
    """What is set to the book's again leaves no trace."""
    draft = first_draft("switch", "Mine")
    ways: list[tuple[Draft, Callable[[Draft], Draft]]] = [
        (draft.with_effect("9", skip=2), lambda d: d.with_effect("9", skip=0)),
        (draft.with_effect("2", pickup=0), lambda d: d.with_effect("2", pickup=2)),
        (draft.with_effect("5", pickup=3), lambda d: d.with_effect("5", pickup=0)),
        (draft.with_effect("AH", wild=False), lambda d: d.with_effect("AH", wild=True)),
        (draft.with_answer("two", "A", "cancel"), lambda d: d.with_answer("two", "A", "")),
        (draft.with_answer("two", "2", ""), lambda d: d.with_answer("two", "2", "add")),
        (draft.with_value("draw.then", "end"), lambda d: d.with_value("draw.then", "may-play")),
        (draft.with_value("numbers.declare.at", 2), lambda d: d.with_value("numbers.declare.at", 1)),
        (draft.with_value("finish.barred", ("A",)), lambda d: d.with_value("finish.barred", ("power",))),
        (draft.with_worth("A", 20), lambda d: d.with_worth("A", 0)),
    ]
    for changed, back in ways:
        assert changed.own
        assert judge(changed).rules is not None
        assert back(changed).own == {}
        assert changed.back().own == {}


def test_a_pick_up_brings_an_answer_and_takes_it_along() -> None:
    """A new one is answered by its own kind; where it goes, what answered it goes too."""
    draft = first_draft("switch", "Mine").with_effect("5", pickup=3)
    assert draft.rules.words.replies["of-5"]["5"].does == "add"
    gone = first_draft("switch", "Mine").with_effect("2", pickup=0)
    assert "two" not in gone.rules.words.replies
    assert judge(gone).sound


def test_one_card_can_do_other_than_its_rank() -> None:
    """It begins as its rank, and may end as an ordinary card."""
    draft = first_draft("switch", "Mine").with_effect("AH", wild=False, nominate=False)
    assert [str(each) for each in judge(draft).differences] == [
        "theirs: — yours: The Ace of hearts is an ordinary card."
    ]


def test_rules_from_anywhere_become_ones_own() -> None:
    """A table's options and numbers hold, and the game plays alike."""
    rules = load("switch", ["queen-covers"], {"deal": 5})
    draft = draft_from(rules, "Mine")
    assert draft.rules.numbers(2)["deal"] == 5
    assert "queen-covers" in draft.rules.options
    assert draft_of(text(draft.rules), 3) == Draft("switch", "Mine", draft.on, draft.own, 3)


@given(st.sampled_from(ids()), st.data())
def test_every_number_of_players_can_be_dealt_its_own(game: str, data: st.DataObject) -> None:
    """What is set is what is dealt, and kept; back at the book's numbers nothing is."""
    draft = first_draft(game, "Mine")
    book = draft.deals()
    assert book == {seats: load(game).numbers(seats)["deal"] for seats in book}
    wanted = {seats: data.draw(st.integers(1, 9)) for seats in book}
    changed = draft.with_deals(wanted)
    assert changed.deals() == wanted
    kept = parse_rules(text(changed.rules))
    assert {seats: kept.numbers(seats)["deal"] for seats in book} == wanted
    assert draft_of(text(kept), 0).deals() == wanted
    assert changed.with_deals(book) == draft


def test_a_deal_chosen_at_the_table_is_for_every_number_of_players() -> None:
    made = first_draft("black-jack", "Mine").with_deals({2: 9, **dict.fromkeys(range(3, 9), 4)}).rules
    table = parse_rules(text(made), (), {"deal": 6})
    assert set(draft_from(table, "Mine").deals().values()) == {6}


# The screens


def test_more_players_are_dealt_another_number(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/games/switch/edit") as client:
            await client.click("section-start")
            await client.click("deal-apart")
            await client.click("numbers-deal-6-less")
            await client.click("own-keep")
            await client.until(lambda: top(client) == "/new/mine-1")
            rules = parse_rules(own_text(client))
            book = load("switch").numbers(6)["deal"]
            assert [rules.numbers(seats)["deal"] for seats in (5, 6, 7)] == [book, book - 1, book]

    run(test)


def test_a_house_rule_is_made_read_kept_and_dealt(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/games/switch/edit") as client:
            await client.click("card-of-9")
            await client.click("does-skip-more")
            assert client.spoken("own-differs").startswith("One thing differs")
            await client.click("own-differs")
            assert "A nine makes the next player miss a turn." in client.texts()
            assert "The book: nothing" in client.texts()
            await fill_in(client, "own-name", "Mum’s  Switch")
            await client.click("section-read")
            assert "A nine makes the next player miss a turn." in " ".join(client.texts())
            await client.click("own-keep")
            await client.until(lambda: top(client) == "/new/mine-1")
            rules = parse_rules(own_text(client))
            assert (rules.name, rules.words.cards["9"].skip) == ("Mum’s Switch", 1)
            await client.click("option-king-reverses")
            await client.click("new-deal")
            await client.until(lambda: top(client).startswith("/play/"))
            data = app(client).data
            assert data is not None
            match = data.match("1")
            assert match is not None
            assert match.ruleset == "mine-1"
            dealt = parse_rules(match.rules)
            assert dealt.words.cards["9"].skip == 1 and dealt.words.cards["K"].reverse
            await client.go("/play/1/rules")
            said = client.texts()
            assert "Made of Switch." in said
            assert said[said.index("A nine makes the next player miss a turn.") + 1] == "Your own rule"
        async with visit(tmp_path, "/new") as client:
            assert "Mum’s Switch" in client.texts()
            assert client.has("game-mine-1")

    run(test)


def test_the_house_rules_of_a_table_become_ones_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/new/switch") as client:
            await client.click("option-king-reverses")
            await client.click("number-deal-less")
            await client.click("new-own")
            await client.until(lambda: client.has("own-keep"), "the editor")
            address = top(client)
        # The page is loaded anew: the address says what was chosen.
        async with visit(tmp_path, address) as client:
            await client.until(lambda: client.has("own-keep"), "the editor")
            await client.click("own-keep")
            await client.until(lambda: top(client) == "/new/mine-1")
            rules = parse_rules(own_text(client))
            assert rules.words.cards["K"].reverse
            assert rules.numbers(2)["deal"] == load("switch").numbers(2)["deal"] - 1

    run(test)


def test_cards_that_stack_are_one_group(tmp_path: Path) -> None:
    """A four that joins the twos answers them and is answered by them; alone again it is not."""

    async def test() -> None:
        async with visit(tmp_path, "/games/switch/edit") as client:
            await client.click("card-of-4")
            await client.click("does-group-two")
            await client.click("section-read")
            said = " ".join(client.texts())
            assert "answers twos and fours" in said
            await client.click("does-group-")
            assert "answers twos and fours" not in " ".join(client.texts())

    run(test)


def test_one_card_alone_is_chosen_within_its_rank(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/games/switch/edit") as client:
            await client.click("section-start")
            await client.click("start-barred-A")
            await client.click("start-barred-of-AH")
            await client.click("start-barred-of-A")
            await client.click("own-keep")
            await client.until(lambda: top(client) == "/new/mine-1")
            assert "AH" in parse_rules(own_text(client)).words.start.barred
            assert "A" not in parse_rules(own_text(client)).words.start.barred

    run(test)


def test_a_code_that_is_read_before_the_store_is_open_is_compared_once_it_is(tmp_path: Path) -> None:
    code = share(make_own("switch", "Hers", (), {"numbers": {"deal": 5}}))

    async def test() -> None:
        async with visit(tmp_path, "/games/import", quick=True) as client:
            assert app(client).data is None
            await fill_in(client, "import-code", code)
            assert not client.has("import-keep")
            await client.wait("import-keep")

    run(test)


def test_what_differs_for_some_numbers_of_players_says_for_which(tmp_path: Path) -> None:
    """In Jacks, Twos and Eights there are two packs from six players on."""
    code = share(make_own("j28", "Hers", (), {"numbers": {"packs": 1}}))

    async def test() -> None:
        async with visit(tmp_path, "/games/import") as client:
            await fill_in(client, "import-code", code)
            assert "With 6–8 players only" in client.texts()

    run(test)


def test_what_cannot_work_is_said_and_not_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/games/switch/edit") as client:
            await client.click("section-declaring")
            await fill_in(client, "declare-word", " ")
            assert "no word" in " ".join(client.texts())
            assert getattr(client.find("own-keep"), "disabled", False)
            await client.click("section-trial")
            assert client.has("own-mend")
            await client.click("own-book")
            assert not client.has("own-finding-1")
            assert not getattr(client.find("own-keep"), "disabled", False)
            await fill_in(client, "own-name", "")
            assert "no name" in " ".join(client.texts())
            assert getattr(client.find("own-keep"), "disabled", False)

    run(test)


@pytest.mark.parametrize("game", ids())
def test_every_part_of_the_editor_opens_for_every_game(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with visit(tmp_path, f"/games/{game}/edit") as client:
            heads = [name for each in client.all("section-*") for name in [getattr(each, "identifier", "")] if name]
            assert len(heads) >= 5
            for head in heads[1:]:
                await client.click(head)
                assert getattr(client.find(head), "expanded", None) is True
            assert not client.has("screen-failed")

    run(test)


def test_a_game_is_changed_and_taken_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path) as client:
            data = app(client).data
            assert data is not None
            data.store.keep_game("Mine", text(make_own("switch", "Mine", (), {"cards": {"9": {"skip": 1}}})))
            await client.go("/games/mine-1/edit")
            await client.wait("card-of-9")
            await client.click("card-of-9")
            await client.click("does-skip-more")
            await client.click("own-keep")
            await client.until(lambda: top(client) == "/new/mine-1")
            assert parse_rules(own_text(client)).words.cards["9"].skip == 2
            assert len(data.own_games()) == 1
            await client.go("/games/mine-1/edit")
            await client.wait("own-remove")
            await client.click("own-remove")
            await client.until(lambda: top(client) == "/new")
            assert data.own_games() == ()

    run(test)


def test_a_code_is_shown_and_read_back_with_its_differences(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/games/switch/edit") as client:
            await client.click("card-of-9")
            await client.click("does-skip-more")
            await client.click("section-share")
            code = client.spoken("share-code")
            assert unshare(code).words.cards["9"].skip == 1
            assert client.has("share-qr")
        async with visit(tmp_path, "/games/import") as client:
            await fill_in(client, "import-code", f" {code[:10]}\n{code[10:]}")
            said = " ".join(client.texts())
            assert "Theirs: A nine makes the next player miss a turn." in said
            assert "Yours: nothing" in said
            await client.click("import-keep")
            await client.until(lambda: top(client) == "/new/mine-1")
            assert share(parse_rules(own_text(client))) == code

    run(test)


@pytest.mark.parametrize("way", ["import-file", "import-paste"])
def test_a_code_is_read_from_a_file_or_the_clipboard(tmp_path: Path, way: str) -> None:
    code = share(make_own("switch", "Hers", (), {"cards": {"9": {"skip": 2}}}))
    file = {"id": 1, "name": "game.txt", "size": len(code), "bytes": code.encode()}

    async def test() -> None:
        async with visit(tmp_path, "/games/import", answers={"pick_files": [file], "get": code}) as client:
            await client.click(way)
            await client.wait("difference-1")
            assert "Theirs: A nine makes the next player miss two turns." in client.texts()

    run(test)


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("PSW1.AAAA", "share"),
        ("hello", "PSW1."),
        ("x" * 5000, "5000"),
    ],
)
def test_a_broken_code_is_refused(tmp_path: Path, code: str, named: str) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/games/import") as client:
            await fill_in(client, "import-code", code)
            assert named in client.spoken("import-problem")
            assert not client.has("import-keep")

    run(test)


@pytest.mark.parametrize(
    "address",
    ["/games/chess/edit", "/games/mine-7/edit", "/games/switch/edit/nonsense", "/games/switch/edit/deal.999"],
)
def test_a_game_that_is_not_there_is_said_to_be_lost(tmp_path: Path, address: str) -> None:
    async def test() -> None:
        async with visit(tmp_path, address) as client:
            assert not client.has("own-keep")
            assert client.has("back")

    run(test)


# The bots


def test_hands_are_played_in_slices_and_counted() -> None:
    async def test() -> None:
        last: Report | None = None
        async for report in play_hands(load("switch"), 30):
            last = report
        assert last is not None
        assert last.played == 30
        assert 0 < last.median <= last.longest
        assert last.pickup >= 2
        assert 0 <= last.first_share <= 1

    run(test)


def test_the_same_hands_every_time() -> None:
    async def test() -> list[int]:
        return [turns async for report in play_hands(load("kilodney"), 10) for turns in report.turns]

    assert asyncio.run(test()) == asyncio.run(test())


def test_the_trial_is_begun_and_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each tap is heard while hands are played: between two slices the screen lives on."""
    monkeypatch.setattr(trial, "HANDS", 100_000)

    async def tap(client: Client, name: str) -> None:
        await client.session.dispatch_event(client.find(name)._i, "click", None)

    async def seen(client: Client, name: str) -> None:
        while not client.has(name):
            await asyncio.sleep(0)

    async def test() -> None:
        async with visit(tmp_path, "/games/switch/edit") as client:
            await client.click("section-trial")
            await tap(client, "trial-start")
            await seen(client, "trial-median")
            await tap(client, "trial-stop")
            await seen(client, "trial-start")
            played = client.spoken("trial-hands")
            await client.settle()
            assert client.spoken("trial-hands") == played
            assert 0 < int(played.rpartition(" ")[2]) < 100_000

    run(test)


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_whatever_is_tapped_is_judged_and_what_is_sound_is_played(data: st.DataObject) -> None:
    """Any taps in any order: never an exception, and never a game that the linter lets through and cannot be dealt."""
    draft = first_draft(data.draw(st.sampled_from(ids())), "Mine")
    for _ in range(data.draw(st.integers(1, 8))):
        kind = data.draw(st.integers(0, 5))
        card = data.draw(st.sampled_from([each for rank in EVERY_CARD for each in selectors(rank)]))
        if kind == 0:
            word = data.draw(st.sampled_from(EFFECTS))
            name = word.key.replace("-", "_") + ("_" if word.key == "from" else "")
            draft = draft.with_effect(card, **{name: data.draw(values_of(word, draft))})
        elif kind == 1:
            word = data.draw(st.sampled_from([each for group in GROUPS.values() for each in group]))
            draft = draft.with_value(word.key, data.draw(values_of(word, draft)))
        elif kind == 2 and draft.makers():
            group = data.draw(st.sampled_from(sorted(draft.makers())))
            draft = draft.with_answer(group, card, data.draw(st.sampled_from(ANSWERS)))
        elif kind == 3:
            answered = [(group, each) for group, known in draft.answers().items() for each in known]
            if answered:
                word = data.draw(st.sampled_from(ANSWER))
                name = "as_" if word.key == "as" else word.key
                group, each = data.draw(st.sampled_from(answered))
                draft = draft.with_reply(group, each, **{name: data.draw(values_of(word, draft))})
        elif kind == 4:
            draft = draft.with_also(card, data.draw(values_of(ALSO, draft)))
        else:
            draft = draft.with_worth(card, data.draw(st.integers(*WORTH)))
    verdict = judge(draft)
    if verdict.rules is None:
        assert verdict.findings
        return
    assert unshare(share(verdict.rules)) == verdict.rules
    assert draft_of(text(verdict.rules), 0) == draft
    if verdict.sound:
        chance = Chance(1)
        for seats in {verdict.rules.least_seats, verdict.rules.most_seats}:
            state = deal(compile_rules(verdict.rules, seats), 0, Chance(2))
            for _ in range(60):
                if state.over:
                    break
                state.apply(chance.pick(state.legal_moves()))


def values_of(word: Word, draft: Draft) -> st.SearchStrategy[Any]:
    """What a tap on the screen can set it to."""
    if word.kind == "switch":
        return st.booleans()
    if word.kind == "choice":
        return st.sampled_from(word.values)
    if word.kind == "number":
        return st.integers(word.values[0], word.values[1])
    if word.kind == "amount":
        return st.integers(*word.values) | st.just("dealt")
    if word.kind in ("cards", "ranks"):
        some = st.lists(st.sampled_from(word.values), max_size=4, unique=True)
        return some.map(lambda chosen: "".join(chosen) if word.kind == "ranks" else tuple(chosen))
    if word.kind in ("card", "rank"):
        return st.sampled_from(word.values)
    groups = sorted(draft.makers(("next", "previous")))
    if word.kind == "group":
        return st.sampled_from(["", *groups])
    if word.kind == "groups":
        return st.lists(st.sampled_from(groups or [""]), max_size=2, unique=True).map(tuple)
    return st.sampled_from(["", "Uno", "last card", "  "])
