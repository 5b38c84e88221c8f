/** What the main thread does, by the names of its events in a trace. */
const KINDS = [
  [
    'scripting',
    /^(FunctionCall|EvaluateScript|EventDispatch|TimerFire|FireAnimationFrame|RunMicrotasks|HandlePostMessage|V8\.|v8\.|MinorGC|MajorGC)/,
  ],
  ['style', /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet)$/],
  ['layout', /^Layout$/],
  ['painting', /^(PrePaint|UpdateLayer|Paint|Layerize|Commit|CompositeLayers)$/],
]
const kindOf = (name) => KINDS.find(([, pattern]) => pattern.test(name))?.[0]

/** Records what happens during `act`, and says what the time between its marks `start` and `end` went to, in ms. */
export async function traced(client, act) {
  const events = []
  const collect = ({ value }) => events.push(...value)
  client.on('Tracing.dataCollected', collect)
  const categories = ['devtools.timeline', 'v8', 'blink.user_timing']
  await client.send('Tracing.start', { traceConfig: { includedCategories: categories } })
  await act()
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done))
  await client.send('Tracing.end')
  await complete
  client.off('Tracing.dataCollected', collect)
  return shares(events)
}

function shares(events) {
  const [start, end] = ['start', 'end'].map((mark) =>
    events.find(({ name, cat }) => name === mark && cat.includes('blink.user_timing')),
  )
  const times = { total: (end.ts - start.ts) / 1000, scripting: 0, style: 0, layout: 0, painting: 0 }
  const open = []
  const spans = events
    .filter(({ ph, pid, tid, name }) => ph === 'X' && pid === start.pid && tid === start.tid && kindOf(name))
    .map(({ name, ts, dur = 0 }) => ({
      kind: kindOf(name),
      from: Math.max(ts, start.ts),
      to: Math.min(ts + dur, end.ts),
    }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from || b.to - a.to)
  // Events lie within each other; each counts for what it does itself, so that style within a script is style.
  for (const span of spans) {
    while (open.length > 0 && open.at(-1).to <= span.from) open.pop()
    const length = (span.to - span.from) / 1000
    times[span.kind] += length
    if (open.length > 0) times[open.at(-1).kind] -= length
    open.push(span)
  }
  return times
}
