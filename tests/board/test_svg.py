"""A drawing of a package is shown only if it can neither act nor load anything."""

import re

import pytest

from clocksmith.board.svg import LARGEST, Node, SvgError, drawing

HEAD = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"'


def drawn(inner: str, head: str = HEAD) -> list[Node | str]:
    return drawing(f"<svg {head}>{inner}</svg>", "g-").nodes


@pytest.mark.parametrize(
    ("inner", "said"),
    [
        ("<script>alert(1)</script>", "<script> is not allowed"),
        ("<style>*{fill:red}</style>", "<style> is not allowed"),
        ("<foreignObject/>", "<foreignObject> is not allowed"),
        ('<image href="x.png"/>', "<image> is not allowed"),
        ('<a href="#x"/>', "<a> is not allowed"),
        ('<animate attributeName="d"/>', "<animate> is not allowed"),
        ('<g onclick="x()"/>', "onclick of <g> is not allowed"),
        ('<g ONLOAD="x()"/>', "ONLOAD of <g> is not allowed"),
        ('<use href="https://else.where/x.svg#a"/>', "refers to 'https://else.where/x.svg#a'"),
        ('<use href="data:image/svg+xml,x"/>', "refers to 'data:image"),
        ('<path fill="url(https://else.where/x)"/>', "refers to 'https://else.where/x'"),
        ("<path style=\"fill: url('//else.where')\"/>", "refers to '//else.where'"),
        (r'<path fill="u\72l(//else.where)"/>', "which is not allowed"),
        ("<path mask=\"image-set('//else.where')\"/>", "which is not allowed"),
    ],
)
def test_what_could_act_or_load_something_is_refused_in_words(inner: str, said: str) -> None:
    with pytest.raises(SvgError, match=re.escape(said)):
        drawn(inner)


def test_a_link_in_the_old_way_must_stay_inside_too() -> None:
    head = f'{HEAD} xmlns:x="http://www.w3.org/1999/xlink"'
    with pytest.raises(SvgError, match="only #ids"):
        drawn('<use x:href="other.svg#a"/>', head)
    assert drawn('<use x:href="#a"/>', head) == [Node("use", {"href": "#g-a"}, [])]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', "document type"),
        ("<svg", "no XML"),
        ("<html/>", "first element"),
        ('<svg xmlns="http://www.w3.org/2000/svg"/>', "no viewBox"),
        ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 9"/>', "no viewBox"),
        (" " * (LARGEST + 1), "longer than 256 kB"),
    ],
)
def test_what_is_no_drawing_is_refused_in_words(text: str, said: str) -> None:
    with pytest.raises(SvgError, match=said):
        drawing(text, "")


def test_ids_get_a_prefix_wherever_they_are_used() -> None:
    nodes = drawn('<g id="a"/><use href="#a"/><path fill="url(#b)" style="stroke:url(#c)"/>')
    assert nodes == [
        Node("g", {"id": "g-a"}, []),
        Node("use", {"href": "#g-a"}, []),
        Node("path", {"fill": "url(#g-b)", "stroke": "url(#g-c)"}, []),
    ]


def test_what_editors_leave_behind_is_dropped() -> None:
    inner = (
        "<!-- made by hand --><metadata><x/></metadata><e:guide/>"
        '<path e:label="a" class="b" style="fill:red;position:fixed" d="M0 0"/>'
    )
    assert drawn(inner, f'{HEAD} xmlns:e="http://editor.example"') == [
        Node("path", {"fill": "red", "d": "M0 0"}, [])
    ]


def test_texts_stay_between_their_elements() -> None:
    assert drawn("<text>one<tspan>two</tspan>three</text>") == [
        Node("text", {}, ["one", Node("tspan", {}, ["two"]), "three"])
    ]


def test_a_drawing_without_a_view_box_is_as_large_as_it_says() -> None:
    head = 'xmlns="http://www.w3.org/2000/svg" width="30px" height="40"'
    assert drawing(f"<svg {head}/>", "").box == (0.0, 0.0, 30.0, 40.0)
    assert drawing(f"<svg {HEAD}/>", "").box == (0.0, 0.0, 10.0, 20.0)
