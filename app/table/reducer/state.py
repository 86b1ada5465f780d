"""The state of a table as frozen values: what the reducer works on (`ControllerState`), and what components draw
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
from app.table.narration.effect_explanations import EffectExplanation, ExplainedEffects
from app.table.narration.log import LogRow
from app.table.panel_kind import RESULT_PANELS, PanelKind
from app.table.reducer.arrangement import NOT_ARRANGED, Arrangement
from app.table.reducer.moods import moods_after
from app.table.source import NO_STATUS, Attention, Playback, SourceFeatures, SourceStatus, Teaching
from app.table.wording import ActionTexts
from app.ui.player_faces import Mood
from engine.cards import Card
from engine.events import Caught, drawn_in, seat_of
from engine.notation import Step
from engine.play.view import View
from engine.rules.explain import Sentence


@dataclass(frozen=True)
class Transient:
    """What the screen remembers of the present moment. It's empty when the hand is opened again, and nothing is lost by
    that.
    """

    message: str = ""
    message_rule_keys: tuple[str, ...] = ()  # the keys of the rules behind the words
    actor: int = -1  # the seat whose action the words are about, -1 for none
    is_refusal: bool = False  # the words say why something was refused
    bubbles: Mapping[int, str] = field(default_factory=dict)
    remark: str = ""  # the last remark of a bot, as it's spoken
    just_drawn: frozenset[Card] = frozenset()
    lifted_card: Card = -1
    nominating_card: Card = -1
    highlighted_card: Card = -1  # highlighted by an arrow key
    declaring: bool = False
    refused_card: tuple[Card, int] = (-1, 0)
    cover: str = ""
    recap: tuple[str, ...] = ()  # the cover's text

    def after_action(self, step: Step, viewer: int, texts: ActionTexts) -> Transient:
        """Return the memory after an action. A catch isn't a move, so what the viewer has begun stays as it is."""
        called = any(isinstance(event, Caught) for event in step.events)
        bubbles = {seat: text for seat, text in self.bubbles.items() if seat != step.action.seat}
        drew = {card for event in step.events if seat_of(event) == viewer for card in drawn_in(event)}
        fresh = frozenset(drew) if drew or step.action.seat == viewer else self.just_drawn
        return replace(
            self,
            message=texts.message,
            message_rule_keys=texts.rule_keys,
            actor=step.action.seat,
            is_refusal=False,
            bubbles={**bubbles, **texts.bubbles},
            just_drawn=fresh,
            lifted_card=self.lifted_card if called else -1,
            nominating_card=self.nominating_card if called else -1,
            declaring=self.declaring and (called or step.action.seat != viewer),
        )


NOTHING_YET: Final = Transient()


@dataclass(frozen=True)
class TableState:
    """All that the screen of a table shows: the viewer's view, the facts of the match, what the screen remembers, and
    the open panel. Before the match is open, `view` and `match` are None.
    """

    match: MatchFacts | None = None
    panel: PanelKind = PanelKind.NONE
    panel_text: str = ""
    rule_sentences: tuple[Sentence, ...] = ()  # of the rule panel
    log: tuple[LogRow, ...] = ()  # of the log panel, or beside the table
    transient: Transient = NOTHING_YET
    arrangement: Arrangement = NOT_ARRANGED
    sort_order: str = "suit"
    allows_own_order: bool = True  # the person can put their cards into any order
    hurrying: bool = False
    awaits_confirmation: bool = (
        False  # whether bots wait for the confirmation that no person catches a missed declaration
    )
    can_ask_coach: bool = False  # whether the coach may be asked
    thought: Thought | None = None
    explanation: EffectExplanation | None = None  # the explanation beside the pile,
    bots_are_paused: bool = False  # and whether bots wait until it's closed
    motion: Motion = REST  # the motion of the running animation
    just_ended: bool = False  # whether the hand has just ended, so that its result rises,
    celebrates_win: bool = False  # and whether a win is celebrated
    seconds_left: int = -1  # seconds left for this turn, -1 without a clock
    can_talk: bool = False  # whether the person can say something to the others
    teaching: Teaching | None = None  # what the teacher of a lesson says
    playback: Playback | None = None  # which moment a replay shows
    view: View | None = None
    moods: tuple[Mood, ...] = ()  # by seat; empty for all calm


@dataclass(frozen=True)
class Conditions:
    """What a tap depends on besides the game: settings, and properties of the screen."""

    settings: Settings = field(default_factory=Settings)
    uses_screen_reader: bool = False  # a screen reader is on
    reduces_motion: bool = False  # animations are off
    has_log: bool = False  # there is room for a log beside the table


@dataclass(frozen=True)
class IllegalAttempt:
    """An illegal card that was played at a strict table, with the reason for the message that follows."""

    card: Card
    reason: str
    rule_keys: tuple[str, ...]


@dataclass(frozen=True)
class ControllerState:
    """Everything that a table's controller remembers. `status` and `conditions` are from the last event."""

    features: SourceFeatures
    status: SourceStatus = NO_STATUS
    conditions: Conditions = field(default_factory=Conditions)
    game: GameSnapshot | None = None
    closed: bool = True  # the game isn't open, so nothing can be done
    transient: Transient = NOTHING_YET
    arrangement: Arrangement = NOT_ARRANGED
    table_sort_order: str = ""  # the sort order of this table alone; "" for the setting's
    panel: PanelKind = PanelKind.NONE
    panel_below: PanelKind = PanelKind.NONE  # the panel below that of a rule
    rule_sentences: tuple[Sentence, ...] = ()
    log: tuple[LogRow, ...] = ()
    motion: Motion = REST
    is_animating: bool = False  # an animation runs; its motion may be REST
    due_result_panel: PanelKind = PanelKind.NONE  # the panel that opens once nothing moves
    ended_on_screen: bool = False  # the hand ended while it was on the screen
    illegal_attempt: IllegalAttempt | None = None
    explanation: EffectExplanation | None = None
    explained_effects: ExplainedEffects | None = None  # None if nothing can be stored, so nothing is explained

    def with_conditions(self, conditions: Conditions, status: SourceStatus) -> ControllerState:
        """Return the state under these conditions; the same object if they're unchanged."""
        if conditions == self.conditions and status == self.status:
            return self
        return replace(self, conditions=conditions, status=status)

    @property
    def is_covered(self) -> bool:
        """Whether a panel or the cover is over the table, so that nothing can be played."""
        return bool(self.transient.cover or self.panel or self.status.panel)

    @property
    def playable_game(self) -> GameSnapshot | None:
        """The game if a person can act in it now, else None."""
        return None if self.closed or self.is_covered else self.game

    @property
    def sort_order(self) -> str:
        """The order of the viewer's cards: "suit", "rank" or "own"."""
        wanted = self.table_sort_order or self.conditions.settings.sort
        return wanted if self.features.allows_own_order or wanted == "rank" else "suit"

    @property
    def bots_are_paused(self) -> bool:
        """Whether bots wait until an explanation is closed."""
        return self.explanation is not None and self.status.paused_by_tip

    @property
    def wanted_attention(self) -> Attention:
        """What the source has to wait for."""
        return Attention(
            is_covered=self.is_covered,
            is_coach_hidden=(self.status.panel or self.panel) not in (PanelKind.NONE, PanelKind.RULE)
            or bool(self.transient.cover),
            shows_explanation=self.explanation is not None,
            is_animating=self.is_animating,
        )


def has_won(game: GameSnapshot, match: bool) -> bool:
    """Return whether the viewer has won the hand or match, alone or with others; always True if the device has several
    people or none.
    """
    return game.facts.own_player < 0 or game.facts.own_player in winning_players(game.facts, match)


def table_state_of(state: ControllerState) -> TableState:
    """Return what components draw of a state."""
    game, status = state.game, state.status
    panel = status.panel or state.panel
    if game is None:
        return TableState(panel=panel, panel_text=status.panel_text, rule_sentences=state.rule_sentences)
    return TableState(
        match=game.facts,
        panel=panel,
        panel_text=status.panel_text,
        rule_sentences=state.rule_sentences,
        log=state.log,
        transient=state.transient,
        arrangement=state.arrangement,
        sort_order=state.sort_order,
        allows_own_order=state.features.allows_own_order,
        hurrying=status.hurrying,
        awaits_confirmation=status.awaits_confirmation,
        can_ask_coach=status.can_ask_coach,
        thought=status.thought,
        explanation=state.explanation,
        bots_are_paused=state.bots_are_paused,
        motion=state.motion,
        just_ended=state.ended_on_screen,
        celebrates_win=panel in RESULT_PANELS
        and state.ended_on_screen
        and has_won(game, panel is PanelKind.MATCH_RESULT),
        seconds_left=status.seconds_left,
        can_talk=status.can_talk,
        teaching=status.teaching,
        playback=status.playback,
        view=game.view,
        moods=_moods_in(game),
    )


def _moods_in(game: GameSnapshot) -> tuple[Mood, ...]:
    state, result = game.state, game.facts.result
    winners = {result.seated.index(player) for player in result.winners} if game.hand_over and result else ()
    return moods_after(game.steps, state.seats, -1 if game.hand_over else state.to_act, state.penalty, winners)
