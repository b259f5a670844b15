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
survey-rate = { $won } won, { $unknown } unknown: { $low }–{ $high } (95 %)

## Tables

column-mean = mean
column-percentile = { $percent } %
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
column-interval = can be won (95 %)
row-together = together

## The page of a report

report-title = Survey of { $game }
report-title-games = Surveys
report-limits-differ = Together, these are results with different limits: { $limits }.
report-limits-unknown = limits that are not known
report-run-again = Unknown deals searched again:{" "}
report-interval = The interval is Wilson’s, with 95 % confidence; unknown deals count as lost for its
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
plot-time = Share of deals decided within a time
plot-nodes = Share of deals decided with a number of nodes
plot-lengths = Lengths of the lines that win, moves and row deals
plot-share = decided, of all deals
plot-share-won = of the deals won
