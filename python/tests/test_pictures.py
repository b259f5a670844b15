"""Tables as text and as SVG."""

import random
import xml.etree.ElementTree as ElementTree

import pytest
import webspinner as ws

SVG = "{http://www.w3.org/2000/svg}"


def boxes(picture: str) -> list[tuple[float, float, float, float]]:
    """What is drawn as a rectangle: left, top, right and bottom; the table itself first."""
    found = []
    for box in ElementTree.fromstring(picture).iter(f"{SVG}rect"):
        left, top = float(box.get("x", "0")), float(box.get("y", "0"))
        right, bottom = left + float(box.attrib["width"]), top + float(box.attrib["height"])
        found.append((left, top, right, bottom))
    return found


@pytest.mark.parametrize("rules", ws.games(), ids=lambda rules: rules.id)
def test_every_card_lies_on_the_table(rules: ws.Rules) -> None:
    dice = random.Random(rules.id)
    game = ws.Game(rules, 1)
    for _ in range(100):
        for picture in (game._repr_svg_(), game.position()._repr_svg_()):
            table, *cards = boxes(picture)
            assert cards
            for left, top, right, bottom in cards:
                assert table[0] < left and table[1] < top
                assert right < table[2] and bottom < table[3]
        legal = game.legal_moves()
        if not legal:
            break
        game.play(dice.choice(legal))


def test_a_picture_shows_the_cards_by_name() -> None:
    picture = ElementTree.fromstring(ws.Game("spider", "ms:1")._repr_svg_())
    texts = [text.text for text in picture.iter(f"{SVG}text")]
    assert "10♥" in texts and "Q♠" in texts
    assert "50" in texts, "how many cards the stock holds"
    assert picture.get("role") == "img"
    title = picture.find(f"{SVG}title")
    assert title is not None and title.text == "Spider"


def test_the_name_of_a_custom_game_cannot_write_a_picture() -> None:
    rules = ws.rules('id = "x"\nname = "<script>&"\ninherits = "spider"')
    title = ElementTree.fromstring(ws.Game(rules, 1)._repr_svg_()).find(f"{SVG}title")
    assert title is not None and title.text == "<script>&"


def test_the_picture_of_a_game_is_that_of_its_view() -> None:
    game = ws.Game("spider", "ms:1")
    assert game._repr_svg_() == game.view()._repr_svg_()
    assert str(game) == str(game.view())
    assert game._repr_svg_() != game.position()._repr_svg_()
