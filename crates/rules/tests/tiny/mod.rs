//! A tiny game, and everything that can be wrong with it.

/// A whole game of two columns and four cards, so that one thing at a time can go wrong.
pub(crate) const TINY: &str = r#"
id = "tiny"
name = "Tiny"
suits = "S"
highest = "4"
columns = 2
vacancy = "any"
layout = [{ up = "1-2" }]
lift = { unit = "run", suit = "one-suit" }
deal = { rule = "full" }
collect = { suit = "one-suit" }
"#;

/// The tiny game with lines put in place of others that begin with the same key.
pub(crate) fn tiny_text(lines: &str) -> String {
    let key_of = |line: &str| {
        line.split(['=', '.'])
            .next()
            .unwrap_or_default()
            .trim()
            .to_owned()
    };
    let replaced: Vec<String> = lines.lines().map(key_of).collect();
    let kept = TINY
        .lines()
        .filter(|line| !replaced.contains(&key_of(line)));
    let text: Vec<&str> = kept
        .chain(lines.lines())
        .filter(|line| !line.is_empty())
        .collect();
    text.join("\n")
}

/// Lines that make something wrong of the tiny game.
pub(crate) const CONTRADICTIONS: &[&str] = &[
    "layout = [{ up = \"1-3\" }]",
    "layout = [{ up = \"1,2,1\" }]",
    "layout = [{ up = \"one\" }]",
    "layout = [{ up = \"\" }]",
    "layout = [{ up = \"0-2\" }]",
    "layout = [{ up = \"1-999\" }]",
    "layout = [{ times = 2 }]",
    "layout = [{ times = 0, up = \"1-2\" }]",
    "layout = [{ times = 4000000000, up = \"1-2\" }]",
    "layout = [{ times = 520, up = \"1-2\" }, { times = 520, up = \"1-2\" }]",
    "layout = []",
    "layout = [{ down = \"1-2\" }]",
    "layout = [{ up = \"1-2\" }, { down = \"2\" }]",
    "layout = [{ up = \"1-2\" }, { down = \"2\" }, { up = \"2\" }]",
    "layout = [{ times = 3, up = \"1-2\" }]",
    "layout = [{ times = 2, up = \"1-2\" }]",
    "reserves = 3",
    "reserves = 1\nreserve-cards = 2",
    "reserves = 1\nreserve-cards = 0",
    "reserve-cards = 31",
    "reserves-take = true",
    "reserves-take = 1",
    "reserves = 31",
    "reserves = -1",
    "reserves = 99999999999999999999",
    "deal = { rule = \"none\" }",
    "columns = 0",
    "columns = 31",
    "columns = 2.5",
    "column-rows = 3",
    "columns = 3\nlayout = [{ up = \"1-3\" }]\ncolumn-rows = 2",
    "decks = 0",
    "decks = 131",
    "decks = 256",
    "suits = \"\"",
    "suits = \"S \"",
    "suits = \"🂡\"",
    "highest = \"A\"",
    "highest = \"10\"",
    "highest = 4",
    "version = 0",
    "id = \"\"",
    "id = {}",
    "name = 1979-05-27",
    "inherits = \"klondike\"",
    "name = \"a\\u001b[31mb\"",
    "name = \"a\\u202eevil\"",
    "deal = { rule = \"full\", columns = 2 }",
    "tags = [\"one\", 2, \"three\"]",
    "tags = [\"one\", \"\"]",
    "relatives = [\"spider\", \"No Id\"]",
    "lift = { unit = \"run\" }",
    "lift = { unit = \"tail\", suit = \"any\" }",
    "place = { step = \"up-or-down\" }",
    "place = { open = \"never\" }",
    "collect = { suit = \"one-suit\", start = \"any-rank\" }",
    "collect = { suit = \"alternating\" }",
    "collect = { suit = \"alternating\", start = \"any-rank\" }\nplace = { wrap = true }",
    "collect = {}",
    "collect = { suit = \"any\", start = \"any-rank\", mode = \"never\" }\nplace = { wrap = true }",
    "collect = { suit = \"any\", mode = \"never\" }\nsuits = \"SSS\"",
    "foundations = { count = 1, base = \"ace\" }",
    "collect = []\nfoundations = { count = 31 }",
    "schemes = { ms = { layout = [{ up = \"1\" }] } }",
    "schemes = { kpat = { reversed-rows = true } }",
    "schemes = { kpta = { reversed-rows = true } }",
];
