# The English texts of surveys, layered on those of the rules.

## What a survey found

survey-counts = { $game }: { $won } won, { $lost } lost, { $unknown } unknown of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}{ $whys ->
    [none] {""}
   *[other] {" "}({ $whys })
}
survey-why = { $count } { $why ->
    [nodes] at the limit of nodes
    [memory] at the limit of memory
    [time] at the limit of time
    [cancelled] cancelled
    [gave-up] given up
   *[other] for another reason: { $why }
}
survey-rate = { $won } won, { $unknown } unknown: { $interval } (95%)
merge-missing = { $missing } of { $deals } deals are missing
merge-no-shards = shards without a folder, of { $of }: { $shards }
merge-incomplete = { $folder }: { $missing } missing: { $deals }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}

## Tables

column-mean = mean
column-percentile = { $percent }%
column-most = max
column-within = within
row-time = time, ms
row-nodes = nodes
row-memory = memory, MB
row-lengths = length of the line
row-lengths-found = length before shortening
row-won = won
row-decided = won or proved lost
column-survey = survey
column-deals = deals
column-won = won
column-lost = lost
column-unknown = unknown
column-interval = can be won (95%)
row-together = together

## The page of a report

report-title = Survey of { $game }
report-title-games = Surveys
report-limits-differ = Together, these are results with different limits: { $limits }.
report-limits-unknown = limits that are not known
report-no-limits-known = The limits of these results are not known, so they may differ.
report-run-again = Unknown deals searched again:{" "}
report-interval = The interval is Wilson’s, with 95% confidence; unknown deals count as lost for its
    low end and as won for its high end. An unknown deal counts with the time, the nodes and the
    memory that were spent on it.
report-run = `{ $command }`: { $program }, started { $started }, { $threads ->
    [one] one thread
   *[other] { $threads } threads
}; { $cores ->
    [one] one core
   *[other] { $cores } cores
}, { $processor }, { $system }
report-processor-unknown = unknown processor
report-lost = Proved lost: { $deals }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
report-unknown = Unknown: { $deals }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
plot-rates = Share of deals that can be won, with its interval
plot-time = Share of deals decided within a time
plot-nodes = Share of deals decided with a number of nodes
plot-lengths = Lengths of the lines that win, moves and row deals
plot-share = decided, of all deals
plot-share-won = of the deals won

## Why there is no survey. Words from outside arrive in quotes.

survey-no-deal = this game has no deal { $deal }
survey-folder = cannot make the folder { $path }
survey-not-kept = the survey stopped, and { $lines ->
    [one] one of the deals that were decided is
   *[other] { $lines } of the deals that were decided are
} not in its journal
survey-nothing-to-retry = { $path }: there is no survey to retry; run it without --retry first
survey-restore = cannot use the results { $path }
survey-thread = cannot start a thread
survey-results = cannot write { $path }; the journal has every answer, so the same command writes it later
journal-io = cannot use the journal { $path }
journal-busy = another survey is using { $path }
journal-foreign = { $path } is not the journal of a survey, or is that of another version of the program
journal-other-settings = { $path } was begun with other settings ({ $differences }); give this survey another folder
journal-left-out = { $path } has { $deal }, and the new deals would take it away; name the deals of the survey first, as before, and more after them
journal-damaged = line { $line } of { $path } is damaged; delete that line, and its deal is searched again
journal-twice = line { $line } of { $path } answers { $deal } a second time; delete one of the two lines
journal-changed = { $path } was changed by another program
survey-difference = { $setting ->
    [form] form of the files
    [program] program
    [game] game
    [version] version of the rules
    [deals] deals
    [sample] --sample
    [seed] --seed
    [shard] --shard
    [rules] rules
    [nodes] --nodes
    [memory] --memory in bytes
    [time] --time in ms
    [shorten] --shorten in ms
   *[retry] --retry
}: { $was }, not { $now }
differences-join = { $start }; { $next }
difference-text = { $text }
difference-none = none
difference-built-in = built in
difference-bytes = a text of { $bytes } bytes

## Why results are not merged

merge-no-folders = no folders are given
merge-no-settings = { $path } does not say how its results were found: it needs the survey.json of this version of the program
merge-differ = { $path } cannot be merged with { $other }, whose settings are others ({ $differences })
merge-twice = { $deal } is in { $other } and in { $path }; leave one of them out
merge-out-of-place = { $path } has { $deal } out of place; run its survey again, which writes it anew
merge-changed = { $path } was changed while it was read; merge again once its survey is over
merge-occupied = { $path } holds a survey; choose another folder for all of them together

## Deals and numbers that cannot be read

deals-not-a-deal = { $part }: { $problem }
deals-cards = { $part } has no number: a survey is about numbered deals
deals-end = { $part } does not end with a number; a range is written ms:1..1000
deals-number = { $part } goes too far: { $problem }
deals-backwards = { $part } ends before it begins
deals-twice = { $deal } is there twice
deals-fewer = a sample cannot have more deals than the { $deals } that it is drawn from
deals-too-many = these are more than { $most } deals
not-a-whole-number = write a whole number, such as 1000000, 1_000_000, 1e6 or 1M

## Why there is no report

report-no-files = no results are given
report-broken = cannot use { $path } as results of a survey
report-row = row { $row } of { $path } is wrong: { $problem }
report-twice = { $path } has { $deal } twice
report-empty = { $path } holds no deal
report-mixed = { $path }: results of { $other } after those of { $one }, in one file
report-no-results = { $path } has no results.parquet or results.csv
report-write = cannot write { $path }
check-row = row { $row }, { $deal }: { $problem }
line-missing = it is won, but has no line
line-text = move { $number }: { $problem }
line-length = its line has { $moves } moves, and not as many as its length says
row-problem-shuffle = its shuffle is not a scheme and a number, such as ms:1
row-problem-length = a deal has a length if and only if it is won
row-problem-why = a deal says why if and only if it is unknown
row-problem-time = a time is not a number from 0 up
table-parquet = the Parquet file is damaged, or not a table of results: write it again from its survey
table-without-parquet = this program was built without Parquet: use one built with `cargo xtask build`
table-no-note = it does not say how it was made
table-values = line { $line } does not have { $expected } values, but { $found }
table-not-utf-8 = line { $line } is not UTF-8 text
table-column = its first line does not name the column `{ $column }`, which all results have
table-verdict = line { $line }, column `verdict`: write won, lost or unknown
table-number = line { $line }, column `{ $column }`: this is not a number from 0 up
table-other = it is not a table of results
