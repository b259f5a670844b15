//! Pages for handwritten results, and files that are not results.

use std::fs;
use std::path::{Path, PathBuf};

use super::{Report, ReportError};
use crate::tests::open;

const HEAD: &str = "game,shuffle,verdict,why,length,length_found,line,nodes,memory_bytes,time_ms,shorten_ms,member,run\n";

const ONE: &str = "\
spider,ms:1,won,,120,180,1-2 d,1000,2000000,20.5,1000.0,1,1
spider,ms:2,won,,135,,1-2 d,30000,2500000,420.25,,2,1
spider,ms:3,lost,,,,,900000,900000000,9000.0,,3,1
spider,ms:4,unknown,memory,,,,5000000,4294967296,59000.0,,,1
";

const OTHER: &str = "\
spider,ms:5,won,,99,,1-2 d,10,1000,0.05,,1,1
spider,ms:6,unknown,time,,,,7000000,1000,60001.0,,,1
";

fn file(folder: &Path, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path
}

/// What is written for these files, with the folder's name left out.
fn page(folder: &Path, files: &[PathBuf]) -> String {
    Report::read(files).unwrap().write(folder).unwrap();
    let text = fs::read_to_string(folder.join("report.md")).unwrap();
    text.replace(folder.to_str().unwrap(), "FOLDER")
}

fn error(folder: &Path, files: &[PathBuf]) -> String {
    let error = Report::read(files).unwrap_err();
    let cause = match &error {
        ReportError::Broken { source, .. } => format!(": {source}"),
        _ => String::new(),
    };
    format!("{error}{cause}").replace(folder.to_str().unwrap(), "FOLDER")
}

#[test]
fn the_page_compares_surveys_and_sums_up_parts() {
    let folder = tempfile::tempdir().unwrap();
    let one = file(folder.path(), "one.csv", format!("{HEAD}{ONE}"));
    let other = file(folder.path(), "other.csv", format!("{HEAD}{OTHER}"));
    insta::assert_snapshot!("page", page(folder.path(), &[one, other]));
    let plot = |name| fs::read_to_string(folder.path().join(name)).unwrap();
    for name in ["time.svg", "nodes.svg", "lengths.svg"] {
        let svg = plot(name);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert!(svg.contains("other.csv"), "{name} has a legend");
        // A curve in each of the first two colours, and its sign in the legend.
        for colour in ["#0072B2", "#D55E00"] {
            let stroke = format!("stroke=\"{colour}\" stroke-width=\"2\"");
            assert_eq!(svg.matches(&stroke).count(), 2, "{name}");
        }
    }
}

#[test]
fn a_single_survey_without_a_win_has_no_plot_of_lengths_and_no_legend() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("{HEAD}spider,ms:3,lost,,,,,9,9,0.0,,3,1\n");
    let page = page(folder.path(), &[file(folder.path(), "lost.csv", text)]);
    assert!(
        page.contains("time.svg") && !page.contains("lengths.svg"),
        "{page}"
    );
    assert!(!folder.path().join("lengths.svg").exists());
    let svg = fs::read_to_string(folder.path().join("time.svg")).unwrap();
    assert!(!svg.contains("lost.csv"));
    assert!(!page.contains("rates.svg") && !folder.path().join("rates.svg").exists());
}

#[test]
fn parquet_and_csv_say_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let mut survey = open(folder.path()).unwrap();
    let stop = false.into();
    let run = crate::Run::now(vec!["webspinner".to_owned()], 1);
    survey.run(run, &stop, &mut |_| {}).unwrap();
    let summary = survey.write().unwrap();
    let parts = ["results.parquet", "results.csv"].map(|name| {
        let report = Report::read(&[folder.path().join(name)]).unwrap();
        assert_eq!(report.games[0].parts[0].summary.text(), summary.text());
        let mut games = report.games.into_iter();
        games.next().unwrap().parts.remove(0)
    });
    let provenance = parts[0].provenance.as_ref().unwrap();
    assert_eq!(provenance.runs.len(), 1);
    assert_eq!(provenance.survey.program(), "webspinner");
    // The CSV file's is beside it.
    assert_eq!(parts[1].provenance, parts[0].provenance);
}

#[test]
fn what_is_not_a_table_of_results_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let rows = |rows: &str| format!("{HEAD}{rows}");
    let shown: Vec<String> = [
        ("none.csv", String::new()),
        ("head.csv", HEAD.to_owned()),
        ("text.csv", "Dear diary,\nnothing.\n".to_owned()),
        ("other.csv", "game,shuffle\nspider,ms:1\n".to_owned()),
        ("short.csv", rows("spider,ms:1\n")),
        ("word.csv", rows("spider,ms:1,maybe,,,,,1,1,1.0,,,1\n")),
        ("count.csv", rows("spider,ms:1,lost,,,,,-1,1,1.0,,1,1\n")),
        ("time.csv", rows("spider,ms:1,lost,,,,,1,1,NaN,,1,1\n")),
        (
            "deal.csv",
            rows("spider,14,lost,,,,,1,1,1.0,,1,1\nspider,xx:1,lost,,,,,1,1,1.0,,1,1\n"),
        ),
        ("length.csv", rows("spider,ms:1,won,,,,,1,1,1.0,,1,1\n")),
        ("why.csv", rows("spider,ms:1,unknown,,,,,1,1,1.0,,,1\n")),
        ("twice.csv", rows(&(ONE.to_owned() + ONE))),
        (
            "again.csv",
            rows(&(ONE.to_owned() + "spider,MS:002,lost,,,,,1,1,1.0,,1,1\n")),
        ),
        (
            "mixed.csv",
            rows(&(ONE.to_owned() + "wasp,ms:1,lost,,,,,1,1,1.0,,1,1\n")),
        ),
        ("false.parquet", "PAR1, or so it says".to_owned()),
    ]
    .into_iter()
    .map(|(name, text)| error(path, &[file(path, name, text)]) + "\n")
    .collect();
    insta::assert_snapshot!("broken", shown.concat());
    assert_eq!(error(path, &[]), "no results are given");
    assert!(error(path, &[path.join("nowhere")]).starts_with("cannot use FOLDER/nowhere as "));
}

#[test]
fn a_damaged_parquet_file_is_an_error_or_reads_as_it_is_and_never_a_panic() {
    let folder = tempfile::tempdir().unwrap();
    let mut survey = open(folder.path()).unwrap();
    let run = crate::Run::now(vec!["webspinner".to_owned()], 1);
    survey.run(run, &false.into(), &mut |_| {}).unwrap();
    survey.write().unwrap();
    let whole = fs::read(folder.path().join("results.parquet")).unwrap();
    for end in (4..whole.len()).step_by(whole.len() / 40) {
        let cut = file(folder.path(), "cut.parquet", &whole[..end]);
        assert!(Report::read(&[cut]).is_err(), "cut after {end} bytes");
    }
    for at in (4..whole.len()).step_by(whole.len() / 200) {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x5a;
        let path = file(folder.path(), "changed.parquet", &bytes);
        let _ = Report::read(&[path]);
    }
}

#[test]
fn several_games_have_a_section_and_plots_each() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let one = file(path, "one.csv", format!("{HEAD}{ONE}"));
    let wasp = file(
        path,
        "wasp.csv",
        format!("{HEAD}wasp,ms:1,lost,,,,,1,1,1.0,,1,1\n"),
    );
    let other = file(path, "other.csv", format!("{HEAD}{OTHER}"));
    let page = page(path, &[one, wasp, other]);
    let headings: Vec<&str> = page.lines().filter(|line| line.starts_with('#')).collect();
    let wanted = [
        "# Surveys",
        "## Survey of spider",
        "### `FOLDER/one.csv`",
        "### `FOLDER/other.csv`",
        "## Survey of wasp",
        "### `FOLDER/wasp.csv`",
    ];
    assert_eq!(headings, wanted);
    let plots = [
        "rates.svg",
        "spider-time.svg",
        "spider-lengths.svg",
        "wasp-nodes.svg",
    ];
    for name in plots {
        assert!(path.join(name).exists() && page.contains(name), "{name}");
    }
    let rates = fs::read_to_string(path.join("rates.svg")).unwrap();
    for name in ["other.csv", "spider · together", "wasp"] {
        assert!(rates.contains(name), "{name}: {rates}");
    }
}

#[test]
fn a_folder_stands_for_the_results_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let survey = path.join("survey");
    fs::create_dir(&survey).unwrap();
    assert_eq!(
        error(path, std::slice::from_ref(&survey)),
        "FOLDER/survey has no results.parquet or results.csv: name the folder of a survey, or \
         those of its parts"
    );
    file(&survey, "results.csv", format!("{HEAD}{ONE}"));
    assert!(page(path, &[survey]).contains("## `FOLDER/survey/results.csv`"));
}

/// The results of six deals, under a limit of nodes.
fn survey_of(folder: &Path, deals: &str, nodes: u64) -> PathBuf {
    let rules = webspinner_rules::Rules::parse(crate::tests::TINY).unwrap();
    let limits = crate::DealLimits {
        search: webspinner_solver::Limits::nodes(nodes),
        time: None,
        shorten: None,
    };
    let deals = deals.parse().unwrap();
    let mut survey = crate::Survey::open(
        folder,
        "webspinner",
        rules.into(),
        deals,
        &limits,
        crate::Mode::Continue,
    )
    .unwrap();
    let run = crate::Run::now(vec!["webspinner".to_owned()], 1);
    survey.run(run, &false.into(), &mut |_| {}).unwrap();
    survey.write().unwrap();
    folder.into()
}

#[test]
fn results_with_different_limits_are_counted_together_with_a_warning() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let survey = |name: &str, deals, nodes| survey_of(&path.join(name), deals, nodes);
    let parts = [survey("a", "own:1..6", 40), survey("b", "own:7..12", 40)];
    let (same, json) = (page(path, &parts), Report::read(&parts).unwrap().json());
    assert!(
        same.contains("| together | 12 |") && !same.contains("different limits"),
        "{same}"
    );
    assert_eq!(json["games"][0]["together"]["deals"], 12);
    assert_eq!(json["games"][0]["limits_differ"], false);
    assert_eq!(
        json["games"][0]["results"][1]["survey"]["deals"],
        "own:7..12"
    );
    let parts = [&parts[0], &survey("c", "own:7..12", 41)].map(PathBuf::from);
    let (other, json) = (page(path, &parts), Report::read(&parts).unwrap().json());
    let warning = "Together, these are results with different limits: ";
    assert!(
        other.contains("| together | 12 |") && other.contains(warning),
        "{other}"
    );
    assert!(
        other.contains("--nodes 40`") && other.contains("--nodes 41`"),
        "{other}"
    );
    assert_eq!(json["games"][0]["limits_differ"], true);
    // The same is known of results as CSV, from the file beside them.
    let tables = parts.each_ref().map(|folder| folder.join("results.csv"));
    let csv = page(path, &tables);
    assert!(csv.contains("--nodes 40`") && csv.contains("--nodes 41`"));
    assert_eq!(
        Report::read(&tables).unwrap().json()["games"][0]["limits_differ"],
        true
    );
    // And, without that file, from the journal.
    fs::remove_file(parts[1].join("survey.json")).unwrap();
    assert_eq!(page(path, &tables), csv);
    fs::remove_file(parts[1].join("journal.jsonl")).unwrap();
    let text = page(path, &tables);
    assert!(text.contains("limits that are not known") && text.contains("--nodes 40`"));
    // Where deals are shared, nothing is counted together.
    let parts = [&parts[0], &survey("d", "own:6..12", 41)].map(PathBuf::from);
    let shared = page(path, &parts);
    assert!(
        !shared.contains("together") && !shared.contains(warning),
        "{shared}"
    );
    assert!(Report::read(&parts).unwrap().json()["games"][0]["together"].is_null());
}

#[test]
fn results_whose_limits_are_not_known_are_counted_together_with_a_warning() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let one = file(path, "one.csv", format!("{HEAD}{ONE}"));
    let other = file(path, "other.csv", format!("{HEAD}{OTHER}"));
    let differ = |files: &[PathBuf]| {
        let json = Report::read(files).unwrap().json();
        json["games"][0]["limits_differ"].as_bool().unwrap()
    };
    let warning = "The limits of these results are not known, so they may differ.";
    assert!(!differ(std::slice::from_ref(&one)));
    assert!(!page(path, std::slice::from_ref(&one)).contains(warning));
    let both = [one, other];
    assert!(differ(&both) && page(path, &both).contains(warning));
}

#[test]
fn results_from_before_scheme_and_number_had_columns_are_read() {
    let published = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../results");
    let folders = fs::read_dir(published).unwrap();
    let older = folders
        .map(|entry| entry.unwrap().path())
        .find(|folder| folder.join("results.parquet").exists());
    let report = Report::read(&[older.unwrap()]).unwrap();
    assert!(report.games[0].parts[0].summary.tally().all() > 0);
}

#[test]
fn a_note_of_another_game_says_nothing_about_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let survey = survey_of(folder.path(), "own:1..6", 40);
    let table = file(&survey, "results.csv", format!("{HEAD}{ONE}"));
    let report = Report::read(&[table]).unwrap();
    assert!(report.games[0].parts[0].provenance.is_none());
}
