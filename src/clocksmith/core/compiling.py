"""What the compiler is told about a class; plain Python has no need to know.

A compiled class is closed: only compiled classes may be derived from it. Those
that a game or a bot from outside derives from are opened by
``@mypyc_attr(allow_interpreted_subclasses=True)``, and so are their bases. This
module itself is never compiled, so that running the rules needs no package of
the compiler's.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[type], type]:
        """Tell the compiler something; the class stays as it is."""
        return lambda cls: cls
