"""The state of a table, as frozen values: what the reducer works on (`ControllerState`) and what components draw
(`TableState`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from app.preferences import Settings
from app.table.coach.coaching import Thought
from app.table.game import GameSnapshot, MatchFacts, winning_players
from app.table.motion import REST, Motion
from app.table.narration.effect_explanations import EffectExplanation, Explained
from app.table.narration.log import LogRow
from app.table.panel_kind import RESULTS, PanelKind
from app.table.reducer.arrangement import NOT_ARRANGED, Arrangement
from app.table.reducer.moods import moods_after
from app.table.source import NO_STATUS, Attention, Playback, SourceFeatures, SourceStatus, Teaching
from app.table.wording import ActionWords
from app.ui.player_faces import Mood
from engine.cards import Card
from engine.events import Caught, drawn_in, seat_of
from engine.notation import Step
from engine.play.view import View
from engine.rules.explain import Sentence


@dataclass(frozen=True)
class Transient:
    """What the screen remembers of the moment; gone when the hand is opened again, and nothing is lost by it."""

    words: str = ""
    rules: tuple[str, ...] = ()  # the keys of the rules behind the words
    teller: int = -1  # the seat whose action they tell, -1 for none
    stopped: bool = False  # the words say why something was refused
    bubbles: Mapping[int, str] = field(default_factory=dict)
    remark: str = ""  # what a bot said last, as it is read out
    fresh: frozenset[Card] = frozenset()
    lifted: Card = -1
    choosing: Card = -1
    pointed: Card = -1  # by a key
    declaring: bool = False
    refused: tuple[Card, int] = (-1, 0)
    cover: str = ""
    since: tuple[str, ...] = ()  # what the cover says

    def after_action(self, done: Step, viewer: int, told: ActionWords) -> Transient:
        """The same after an action. A word that is called is no move: what the viewer has begun goes on."""
        called = any(isinstance(event, Caught) for event in done.events)
        bubbles = {seat: text for seat, text in self.bubbles.items() if seat != done.action.seat}
        drew = {card for event in done.events if seat_of(event) == viewer for card in drawn_in(event)}
        fresh = frozenset(drew) if drew or done.action.seat == viewer else self.fresh
        return replace(
            self,
            words=told.words,
            rules=told.rules,
            teller=done.action.seat,
            stopped=False,
            bubbles={**bubbles, **told.bubbles},
            fresh=fresh,
            lifted=self.lifted if called else -1,
            choosing=self.choosing if called else -1,
            declaring=self.declaring and (called or done.action.seat != viewer),
        )


NOTHING_YET: Final = Transient()


@dataclass(frozen=True)
class TableState:
    """All that the table screen shows: what the person's seat knows, the match about it, what the screen remembers, and
    the panel that lies on it. Before the match is open there is no view and no match.
    """

    match: MatchFacts | None = None
    panel: PanelKind = PanelKind.NONE
    about: str = ""
    rule_sentences: tuple[Sentence, ...] = ()  # of the rule panel
    log: tuple[LogRow, ...] = ()  # of the log panel, or beside the table
    transient: Transient = NOTHING_YET
    arrangement: Arrangement = NOT_ARRANGED
    sort: str = "suit"
    own_order: bool = True  # cards can be put into an order of one's own
    hurrying: bool = False
    waiting: bool = False  # whether bots wait until it is confirmed that nobody calls a missed word
    coach: bool = False  # whether the coach may be asked
    thought: Thought | None = None
    first_time: EffectExplanation | None = None  # what is explained beside the pile,
    held: bool = False  # and bots wait until that is put away
    motion: Motion = REST  # what is still on its way
    fresh: bool = False  # whether the hand has just ended: its result is to rise,
    celebrated: bool = False  # and a win to be seen
    left: int = -1  # seconds that a turn may still take, -1 where there is no clock
    talk: bool = False  # whether something may be said to the others
    teaching: Teaching | None = None  # what the teacher of a lesson says
    playback: Playback | None = None  # which moment a replay shows
    view: View | None = None
    moods: tuple[Mood, ...] = ()  # by seat; empty for all calm


@dataclass(frozen=True)
class Conditions:
    """What a tap depends on beside the game: the settings, the screen and its reader."""

    settings: Settings = field(default_factory=Settings)
    spoken: bool = False  # by a screen reader
    still: bool = False  # nothing may move
    has_log: bool = False  # there is room for a log beside the table


@dataclass(frozen=True)
class Attempt:
    """A card that isn't legal, played at a strict table, and why it isn't, for the words after it."""

    card: Card
    why: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class ControllerState:
    """Everything that a table's controller remembers. `status` and `conditions` are as they were at the last event."""

    features: SourceFeatures
    status: SourceStatus = NO_STATUS
    conditions: Conditions = field(default_factory=Conditions)
    game: GameSnapshot | None = None
    closed: bool = True  # the game was put away, or isn't open yet: nothing can be done
    transient: Transient = NOTHING_YET
    arrangement: Arrangement = NOT_ARRANGED
    sort_here: str = ""  # how cards are sorted at this table alone; "" for as the setting says
    panel: PanelKind = PanelKind.NONE
    panel_below: PanelKind = PanelKind.NONE  # the panel that a rule lies on
    rule_sentences: tuple[Sentence, ...] = ()
    log: tuple[LogRow, ...] = ()
    motion: Motion = REST
    moving: bool = False  # an animation runs; its motion may be REST
    result_due: PanelKind = PanelKind.NONE  # the panel that opens once nothing moves
    ending: bool = False  # the hand ended while it was on the screen
    attempt: Attempt | None = None
    first_time: EffectExplanation | None = None
    explained: Explained | None = None  # None where nothing can be remembered, so nothing is explained

    def with_conditions(self, conditions: Conditions, status: SourceStatus) -> ControllerState:
        """The same state under these conditions; itself if they are those it has."""
        if conditions == self.conditions and status == self.status:
            return self
        return replace(self, conditions=conditions, status=status)

    @property
    def is_covered(self) -> bool:
        """Whether a panel or the cover lies on the table, so that nothing is played."""
        return bool(self.transient.cover or self.panel or self.status.panel)

    @property
    def playable_game(self) -> GameSnapshot | None:
        """The game, if a person can do something in it now."""
        return None if self.closed or self.is_covered else self.game

    @property
    def sort_order(self) -> str:
        """How the own cards are sorted: "suit", "rank" or "own"."""
        wanted = self.sort_here or self.conditions.settings.sort
        return wanted if self.features.own_order or wanted == "rank" else "suit"

    @property
    def holds_bots(self) -> bool:
        """Whether bots wait until an explanation is put away."""
        return self.first_time is not None and self.status.paused_by_tip

    @property
    def wanted_attention(self) -> Attention:
        """What the source of the game has to wait for."""
        return Attention(
            covered=self.is_covered,
            elsewhere=(self.status.panel or self.panel) not in (PanelKind.NONE, PanelKind.RULE)
            or bool(self.transient.cover),
            reading=self.first_time is not None,
            moving=self.moving,
        )


def has_won(game: GameSnapshot, match: bool) -> bool:
    """Whether the viewer has won the hand or the match, alone or with others; always with several people or none."""
    return game.facts.own < 0 or game.facts.own in winning_players(game.facts, match)


def table_state_of(state: ControllerState) -> TableState:
    """What components draw of a state."""
    game, status = state.game, state.status
    panel = status.panel or state.panel
    if game is None:
        return TableState(panel=panel, about=status.about, rule_sentences=state.rule_sentences)
    return TableState(
        match=game.facts,
        panel=panel,
        about=status.about,
        rule_sentences=state.rule_sentences,
        log=state.log,
        transient=state.transient,
        arrangement=state.arrangement,
        sort=state.sort_order,
        own_order=state.features.own_order,
        hurrying=status.hurrying,
        waiting=status.unconfirmed,
        coach=status.can_ask_coach,
        thought=status.thought,
        first_time=state.first_time,
        held=state.holds_bots,
        motion=state.motion,
        fresh=state.ending,
        celebrated=panel in RESULTS and state.ending and has_won(game, panel is PanelKind.MATCH_RESULT),
        left=status.seconds_left,
        talk=status.can_talk,
        teaching=status.teaching,
        playback=status.playback,
        view=game.view,
        moods=_moods_in(game),
    )


def _moods_in(game: GameSnapshot) -> tuple[Mood, ...]:
    state, result = game.state, game.facts.result
    winners = {result.seated.index(player) for player in result.winners} if game.hand_over and result else ()
    return moods_after(game.steps, state.seats, -1 if game.hand_over else state.to_act, state.penalty, winners)
