"""Edit a person: name, colour, face, merging with another person, archiving, deleting."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import flet as ft

from app.data import colour_number_of
from app.platform.background import off_loop
from app.preferences import LONGEST_NAME
from app.statistics.delete_person import deletion_rows
from app.statistics.own_picture import PicturePick
from app.ui import parts, theme
from app.ui.parts import ChoiceOption
from app.ui.people.face_choices import face_choice, face_name, faces_to_choose, with_choice_edge
from app.ui.person_names import called, typed_name
from app.ui.window.app_state import App
from app.ui.words import tr
from engine.player_names import WITHOUT_NAME
from store.records import OwnPicture
from store.records import Person as Kept
from store.store import Store

Work = Callable[[], object]
#: Makes a handler that runs a change of the store.
DoesWork = Callable[[Work], Callable[[], Awaitable[None]]]


def person_change_controls(
    app: App,
    person: Kept,
    people: Sequence[Kept],
    typed: str,
    type_name: Callable[[str], None],
    done: Callable[[], None],
    asked: bool,
    ask: Callable[[bool], None],
) -> list[ft.Control]:
    """Return the controls that edit a person, which can all be undone, and the row that deletes them for good. `done`
    is called after a change. `asked`: the question before a deletion is open; `ask` opens or closes it.
    """
    assert app.data is not None
    data = app.data
    store = data.store
    name = typed_name(typed)
    taken = {each.name.casefold() for each in people if each.id != person.id}
    fine = bool(name) and name != person.name and name.casefold() not in taken

    def change_handler(work: Work) -> Callable[[], Awaitable[None]]:
        async def run_change() -> None:
            await off_loop(work)  # all matches of the person may have to be counted again
            data.clear_people_cache()
            done()

        return run_change

    said: list[ft.Control] = []
    if name.casefold() in taken:
        said.append(parts.notice(app, tr("person.name_taken", name=name), "person-name-taken"))
    picture = store.people.pictures_by_person().get(person.id)
    rename = change_handler(lambda: store.people.rename(person.id, name)) if fine else None
    return [
        parts.heading(tr("person.manage"), colour=app.palette.quiet),
        parts.panel(
            app,
            parts.stacked(
                [
                    parts.field(
                        app,
                        tr("settings.name"),
                        "" if person.name == WITHOUT_NAME else person.name,
                        type_name,
                        "person-name",
                        longest=LONGEST_NAME,
                        key=f"name-{person.name}",
                        beside=parts.pill(app, tr("keep.rename"), rename, "person-rename"),
                    ),
                    *said,
                    parts.wrapped_row(_colour_keys(app, person, data.store, change_handler)),
                    parts.wrapped_row(_face_keys(app, person, data.store, picture, change_handler)),
                    PicturePick(
                        app,
                        picture is not None,
                        lambda png: change_handler(partial(store.people.set_picture, person.id, png))(),
                        change_handler(partial(store.people.remove_picture, person.id)),
                    ),
                ]
            ),
        ),
        parts.rows(
            app,
            [
                *_record_rows(app, person, people, data.store, change_handler),
                *deletion_rows(app, person, asked, ask),
            ],
        ),
    ]


def _colour_keys(app: App, person: Kept, store: Store, does: DoesWork) -> list[ft.Control]:
    """Return a button for each colour."""
    own = colour_number_of(person) % len(theme.SEAT_COLOURS)
    return [
        parts.tap(
            parts.circle(None, theme.TAP, colour, border=ft.Border.all(4, app.palette.text) if n == own else None),
            does(partial(store.people.recolour, person.id, n)),
            f"colour-{n + 1}",
            tr("person.colour", count=n + 1),
            selected=n == own,
        )
        for n, colour in enumerate(theme.SEAT_COLOURS)
    ]


def _face_keys(app: App, person: Kept, store: Store, picture: OwnPicture | None, does: DoesWork) -> list[ft.Control]:
    """Return a button for each face, and for the person's own picture if there's one."""
    worn = picture is not None and picture.is_face
    keys: list[ft.Control] = [
        parts.tap(
            face_choice(app, person.name, colour_number_of(person), face, face == person.face and not worn),
            does(partial(store.people.set_face, person.id, face)),
            f"face-{n}",
            face_name(face),
            selected=face == person.face and not worn,
        )
        for n, face in enumerate(faces_to_choose(person.face))
    ]
    if picture is not None:
        drawn = ft.Image(picture.png, width=theme.AVATAR, height=theme.AVATAR, border_radius=theme.AVATAR / 2)
        keys.append(
            parts.tap(
                with_choice_edge(app, drawn, theme.NOTHING, worn),
                does(partial(store.people.set_picture, person.id, picture.png)),
                "picture-own",
                tr("person.picture"),
                selected=worn,
            )
        )
    return keys


def _record_rows(app: App, person: Kept, people: Sequence[Kept], store: Store, does: DoesWork) -> list[ft.Control]:
    """Return the rows that merge this person with another, undo merges, and archive the person."""
    others = [each for each in people if each.id != person.id and not each.archived]
    rows: list[ft.Control] = []
    if others:
        rows.append(
            parts.choices(
                app,
                tr("person.merge"),
                [ChoiceOption(each.id, called(each.name)) for each in others],
                -1,
                lambda other: _merge_and_show(app, person.id, other),
                "merge",
                about=tr("person.merge_about", name=called(person.name)),
            )
        )
    rows += [
        parts.row(
            app,
            tr("person.separate", name=called(other)),
            does(partial(store.people.separate, other_id)),
            f"separate-{other_id}",
            about=tr("person.separate_about"),
            trailing=ft.Container(),
        )
        for other_id, other in person.merged
    ]
    rows.append(
        parts.switch_row(
            app,
            tr("person.archive"),
            person.archived,
            lambda value: does(lambda: store.people.archive(person.id, value))(),
            "archive",
            about=tr("person.archive_about"),
        )
    )
    return rows


async def _merge_and_show(app: App, person: int, into: int) -> None:
    assert app.data is not None
    await off_loop(partial(app.data.store.people.merge, person, into))
    app.navigation.go_to(f"/statistics/people/{into}")
