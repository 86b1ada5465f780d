"""The forms that a link, code or address may have when it's pasted, after people and chats have changed it."""

from typing import Final

AROUND: Final = [
    "{0}", " {0} \n", "{0}.", "{0}!", "“{0}”", "« {0} »", "<{0}>", "({0})", '"{0}",', "{0} {0}", "{0}\n{0}", "*{0}*",
    "`{0}`", "\ufeff{0}\u200b", "\u2068{0}\u2069", "„{0}“,",
]  # fmt: skip
MESSAGE: Final = "[Ann, 20:14] Come and play: {0} – we begin at nine. Bring Ben!"
