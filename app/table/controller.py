"""The controller of a table: it turns taps and events of a source into a new state, shows it, and runs the effects.

`reducer.reduce` decides what an event changes, the engine what is legal, and the source what has happened in the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from app.platform.background import off_loop
from app.table import events
from app.table.game import GameSnapshot
from app.table.keyboard import press_key
from app.table.layout.table_layout import has_log_beside
from app.table.motion import Choreography, Motion
from app.table.narration.effect_explanations import EXPLAINED_KEY
from app.table.narration.game_messages import seat_called_you
from app.table.narration.log import MAX_EVENTS, log_rows
from app.table.painter import picture_of
from app.table.panel_kind import PanelKind
from app.table.picture import ButtonId, Picture, RuleTopic
from app.table.reducer import effects
from app.table.reducer.effects import Command, Effect
from app.table.reducer.reduce import reduce
from app.table.reducer.state import Conditions, ControllerState, TableState, table_state_of
from app.table.source import Attention, GameSource
from app.ui.window.table_window import TableWindow
from engine.cards import Card

LOGGED_BESIDE: Final = 20  # rows of the log beside the table


class Controller:
    """The controller of one table on one screen, with the handlers of its components. `show` is called with every new
    TableState; `paint` makes the picture that keys refer to.
    """

    def __init__(
        self,
        app: TableWindow,
        source: GameSource,
        show: Callable[[TableState], None],
        paint: Callable[[TableState], Picture | None] = picture_of,
    ) -> None:
        self.app = app
        self.source = source
        self.state = ControllerState(source.features)
        self.shown = TableState()
        self._show = show
        self._paint = paint
        self._attention = Attention()
        self._choreography = Choreography(app, self._on_motion, lambda: self.on_event(events.MotionEnded()))
        source.subscribe(self.on_event)

    # --- state and effects -----------------------------------------------------------------------

    def on_event(self, event: events.TableEvent) -> None:
        """Apply an event of the source or of the screen."""
        self._apply_change(event)

    def _on_motion(self, motion: Motion) -> None:
        self._apply_change(events.MotionShown(motion))

    async def _apply_action(self, event: events.PersonEvent) -> None:
        """Apply what a person did, and wait for the commands to the source that result."""
        for command in self._apply_change(event):
            await self._send_command(command)

    def _apply_change(self, event: events.TableEvent) -> list[Command]:
        """Apply an event, show the table once, and run the effects. Return the commands to the source."""
        state, following = reduce(self._with_conditions(self.state), event)
        self.state = state
        if state.wanted_attention != self._attention:
            self._attention = state.wanted_attention
            self.source.attend(state.wanted_attention)  # this may stop the coach
            self.state = state.with_conditions(state.conditions, self.source.status)
        commands = [effect for effect in following if isinstance(effect, Command)]
        # A move is shown together with its result, so that a chooser isn't drawn closed shortly before its card moves.
        if not any(isinstance(command, effects.PlayMove) for command in commands):
            self._publish_state()
        for effect in following:
            if not isinstance(effect, Command):
                self._run_effect(effect)
        return commands

    def _with_conditions(self, state: ControllerState) -> ControllerState:
        app = self.app
        conditions = Conditions(app.settings, app.uses_screen_reader, app.reduces_motion, has_log_beside(app.size))
        return state.with_conditions(conditions, self.source.status)

    def _publish_state(self) -> None:
        shown = table_state_of(self.state)
        if shown != self.shown:
            self.shown = shown
            self._show(shown)

    async def _send_command(self, command: Command) -> None:
        match command:
            case effects.PlayMove():
                try:
                    await self.source.play(command.move, command.seat)
                finally:
                    self._apply_change(events.CommandEnded())
            case effects.PressButton():
                await self.source.press_button(command.button)
            case effects.ViewFrom():
                await self.source.view_from(command.seat)
            case effects.ShowLog():
                await self._write_log(command.game, MAX_EVENTS, panel=True)

    def _run_effect(self, effect: Effect) -> None:
        app = self.app
        match effect:
            case effects.PlayBeats():
                self._choreography.begin_beats(effect.beats)
            case effects.EndMotion():
                self._choreography.stop_beats()
            case effects.CutPauseShort():
                self.source.hurry()
            case effects.PlaySound():
                app.device.run_in_background(app.device.play_sound(effect.name))
            case effects.Vibrate():
                app.device.run_in_background(app.device.vibrate(effect.strength))
            case effects.WriteLogBeside():
                app.device.run_in_background(self._write_log(effect.game, LOGGED_BESIDE, panel=False))
            case effects.LoadExplainedEffects():
                names = app.data.key_values.get_text(EXPLAINED_KEY).split() if app.data is not None else None
                self._apply_change(events.ExplainedEffectsLoaded(None if names is None else frozenset(names)))
            case effects.StoreExplainedEffects():
                if app.data is not None:
                    app.data.key_values.put_text(EXPLAINED_KEY, " ".join(sorted(effect.effect_names)))
            case effects.StoreSortOrder():
                app.change_setting("sort", effect.sort)
            case effects.LogFailure():
                app.journal.add_failure(effect.activity, effect.problem)

    async def _write_log(self, game: GameSnapshot, max_rows: int, *, panel: bool) -> None:
        work = partial(
            log_rows, game.steps, game.states_before, game.names, seat_called_you(game), game.facts.rules, max_rows
        )
        self._apply_change(events.LogWritten(game, await off_loop(work), panel))

    # --- handlers of the components --------------------------------------------------------------

    async def on_card_tapped(self, card: Card) -> None:
        """Play a card, raise it, or show why it can't be played."""
        await self._apply_action(events.CardTapped(card))

    async def on_choice_made(self, code: str) -> None:
        """Play the waiting card with the nominated suit or rank; "" cancels it."""
        await self._apply_action(events.NominationChosen(code))

    async def on_button_pressed(self, button: ButtonId) -> None:
        """Run the action of a button in the action bar."""
        await self._apply_action(events.ButtonPressed(button))

    async def on_stock_tapped(self) -> None:
        """Draw, take the penalty, or make the bots hurry."""
        await self._apply_action(events.StockTapped())

    async def on_pile_tapped(self) -> None:
        """End animations and make the bots hurry."""
        await self._apply_action(events.PileTapped())

    async def on_seat_tapped(self, seat: int) -> None:
        """Catch the player at a seat, or make the bots hurry. In a replay, show the table from that seat."""
        await self._apply_action(events.SeatTapped(seat))

    async def on_rule_asked(self, topic: RuleTopic) -> None:
        """Show the rule behind something on the table."""
        await self._apply_action(events.RuleAsked(topic))

    async def on_card_moved(self, card: Card, following_card: Card) -> None:
        """Move a card in front of another in the person's own order; -1 is the end."""
        await self._apply_action(events.CardMoved(card, following_card))

    async def on_sort_pressed(self) -> None:
        """Sort the hand by the next order."""
        await self._apply_action(events.SortPressed())

    async def on_cover_lifted(self) -> None:
        """Show the hand to the person named on the cover."""
        await self._apply_action(events.CoverLifted())

    async def on_tip_read(self) -> None:
        """Close the explanation, so that bots go on."""
        await self._apply_action(events.ExplanationClosed())

    async def on_menu_pressed(self) -> None:
        """Open the menu."""
        await self._apply_action(events.PanelPressed(PanelKind.MENU))

    async def on_resign_pressed(self) -> None:
        """Ask the person whether to give up the match."""
        await self._apply_action(events.PanelPressed(PanelKind.RESIGN))

    async def on_log_pressed(self) -> None:
        """Open the log of the hand."""
        await self._apply_action(events.LogPressed())

    async def on_panel_closed(self) -> None:
        """Close the open panel, and show the one below it again."""
        await self._apply_action(events.PanelClosed())

    async def on_advice_tapped(self, row: str) -> None:
        """Select the coach's row with this id, whose card is then highlighted; "" closes the coach."""
        await self.source.choose_advice(row)

    async def on_back_pressed(self) -> None:
        """Leave the table. The game waits."""
        self.app.navigation.go_to(self.source.features.back_route)

    async def on_help_pressed(self) -> None:
        """Show the rules of this table."""
        self.app.navigation.go_to(self.source.features.rules_route)

    async def on_key_pressed(self, key: str) -> None:
        """Handle a key by its name."""
        picture = self._paint(self.shown)
        if self.state.playable_game is not None and picture is not None:
            before = self.state.transient.highlighted_card
            card = await press_key(key, picture, before, self)
            if card >= 0 and card != before:
                await self._apply_action(events.CardHighlighted(card))

    def on_app_hidden(self) -> None:
        """Cover the hand if several people share the device."""
        self.on_event(events.AppHidden())

    def on_log_appeared(self) -> None:
        """Fill the log beside the table once there is room for it."""
        self.on_event(events.LogAppeared())
