// Prints how smoothly a map of 1,000 vehicles is moved at a processor slowed four times, beside the same map at rest, and
// fails where too few frames are kept. Run it by hand: figures of a busy machine say nothing.
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { buildPage, percentile, SLOW } from './slowed.mjs'

const ROUNDS = Number(process.argv[2] ?? 6)
const SECONDS = 3
/** Frames a second, where a page at rest has 60. */
const WANTED = 55

const server = await serve({ dir: await buildPage('map'), port: 0 })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
page.on('pageerror', (error) => {
  throw error
})
await page.goto(server.url)
// The land comes after the ways, and is longer than any of them.
await page.waitForFunction(() =>
  [...document.querySelectorAll('svg path')].some((path) => (path.getAttribute('d') ?? '').length > 9000),
)
const client = await page.context().newCDPSession(page)
await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
const measure = (name) => page.evaluate(([act, time]) => window.mapBenchmark[act](time), [name, SECONDS])
/** Round by round both, so that what else the machine does falls on both alike. */
const results = { idle: [], pan: [] }
// The first time compiles.
await measure('pan')
for (let round = 0; round < ROUNDS; round++)
  for (const [name, taken] of Object.entries(results)) taken.push(await measure(name))
await browser.close()
await server.close()

const middle = (name, field) =>
  percentile(
    results[name].map((result) => result[field]),
    0.5,
  )
const kept = middle('pan', 'rate') / middle('idle', 'rate')
console.log(`1,000 vehicles at a processor slowed ${SLOW} times, ${ROUNDS} rounds of ${SECONDS} s\n`)
console.log(''.padEnd(12) + ['frames/s', 'longest, ms'].map((cell) => cell.padStart(14)).join(''))
for (const name of Object.keys(results))
  console.log(
    name.padEnd(12) +
      [middle(name, 'rate').toFixed(1), middle(name, 'longest').toFixed(0)]
        .map((cell) => cell.padStart(14))
        .join(''),
  )
console.log(`\nOf 60 frames ${(kept * 60).toFixed(1)} are kept. Wanted: ${WANTED}`)
if (kept * 60 < WANTED) process.exitCode = 1
