// Prints what a table of 100,000 rows and 8 columns costs at a processor slowed four times, ours and, for comparison,
// a well-known library's own row models under the same virtual rows.
// Run it by hand: figures of a busy machine say nothing, so no test depends on them.
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { buildPage, SLOW } from './slowed.mjs'

const server = await serve({ dir: await buildPage('table'), port: 0 })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
/** What is wanted, and what the library took for the same work on the machine on which that was decided. */
const goals = {
  'first rows': { wanted: 1000 },
  'sort numbers': { wanted: 230, library: 677 },
  'sort words': { wanted: 500, library: 796 },
  filter: { wanted: 150, library: 298 },
}

async function measure(name) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  const client = await context.newCDPSession(page)
  await page.goto(server.url)
  const call = (act, ...args) =>
    page.evaluate(([method, given]) => window.benchmark[method](...given), [act, args])
  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = await client.send('Runtime.getHeapUsage')
    return (usedSize + backingStorageSize) / 1e6
  }
  // In the processor's time: what a frame costs counts also where a machine that draws in software has not drawn it in time.
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    const of = (name) => metrics.find((metric) => metric.name === name).value * 1000
    return { script: of('ScriptDuration'), all: of('TaskDuration') }
  }
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  const times = { 'first rows': await call('mount', name) }
  await page.waitForTimeout(500)
  times['sort numbers'] = await call('press', 'amount')
  await page.waitForTimeout(300)
  times['sort words'] = await call('press', 'customer')
  await page.waitForTimeout(300)
  times.filter = await call('type', 'maya')
  await call('type', '')
  await page.waitForTimeout(300)
  const before = await spent()
  const scrolled = await call('scroll', 90, 3)
  const after = await spent()
  const perFrame = (kind) => (after[kind] - before[kind]) / scrolled.frames
  const frames = { ...scrolled, script: perFrame('script'), all: perFrame('all') }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const size = await heap()
  await context.close()
  return { times, frames, size }
}

const ours = await measure('ours')
const library = await measure('library')
const line = (name, ...cells) =>
  console.log(name.padEnd(22) + cells.map((cell) => String(cell).padStart(22)).join(''))
console.log(
  `100,000 rows, 8 columns, at a processor slowed ${SLOW} times; in ms, and the longest wait within. The goals are of another machine: what ours takes there is reckoned from what the library took there.\n`,
)
line('', 'ours', 'library', 'wanted', 'ours on that machine')
const shown = ({ time, longest }) => `${time.toFixed(0)} (${longest.toFixed(0)})`
for (const [name, { wanted, library: there }] of Object.entries(goals)) {
  const [own, other] = [ours.times[name], library.times[name]]
  line(name, shown(own), shown(other), wanted, there ? ((own.time / other.time) * there).toFixed(0) : '')
}
line('frames a second', ours.frames.rate.toFixed(1), library.frames.rate.toFixed(1), 59, '')
line('script per frame', ours.frames.script.toFixed(1), library.frames.script.toFixed(1), '')
line('main thread per frame', ours.frames.all.toFixed(1), library.frames.all.toFixed(1), 16.7)
line('longest task, scrolling', ours.frames.long.toFixed(0), library.frames.long.toFixed(0), '')
line('heap, MB', ours.size.toFixed(1), library.size.toFixed(1), 30)
await browser.close()
await server.close()
