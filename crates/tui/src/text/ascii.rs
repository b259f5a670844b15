//! Texts for terminals that show nothing beyond ASCII.

/// The text in letters and signs of ASCII that can still be read.
pub(super) fn spelled(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\0'..='\x7f' => plain.push(letter),
            other => plain.push_str(spelling(other)),
        }
    }
    plain
}

fn spelling(letter: char) -> &'static str {
    match letter {
        'ä' => "ae",
        'ö' | 'œ' => "oe",
        'ü' => "ue",
        'Ä' => "Ae",
        'Ö' | 'Œ' => "Oe",
        'Ü' => "Ue",
        'ß' => "ss",
        'à' | 'á' | 'â' => "a",
        'À' | 'Á' | 'Â' => "A",
        'ç' => "c",
        'Ç' => "C",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'È' | 'É' | 'Ê' => "E",
        'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ó' | 'ô' | 'Ø' => "o",
        'ú' | 'ù' | 'û' => "u",
        'Ú' => "U",
        '„' | '“' | '”' | '«' | '»' => "\"",
        '‘' | '’' => "'",
        '–' | '—' => "-",
        '…' => "...",
        '×' => "x",
        '·' => ".",
        '∞' => "inf",
        '\u{a0}' | '\u{202f}' => " ",
        '¡' | '¿' => "",
        _ => "?",
    }
}

#[cfg(test)]
mod tests {
    use webspinner_words::Language;

    use super::*;
    use crate::text::TEXTS;

    #[test]
    fn letters_are_spelled_so_that_they_can_be_read() {
        assert_eq!(
            spelled("Züge zurück: „weiß“ …"),
            "Zuege zurueck: \"weiss\" ..."
        );
        assert_eq!(spelled("¿Qué fundación?"), "Que fundacion?");
        assert_eq!(spelled("Perdue\u{a0}: cœur"), "Perdue : coeur");
    }

    #[test]
    fn every_letter_of_the_texts_has_a_spelling() {
        for (language, source) in TEXTS.iter().chain(webspinner_table::words::SHARED_TEXTS) {
            // Languages are listed by their own names.
            let lines = source.lines().filter(|line| !line.contains("简体中文"));
            for line in lines.filter(|_| *language != Language::Chinese) {
                let before = line.matches('?').count();
                assert_eq!(spelled(line).matches('?').count(), before, "{line}");
            }
        }
    }
}
