// Prints what a line of 10,000 points costs at a processor slowed four times, ours beside two well-known libraries of
// charts, on the same data in one run. Fails when a chart renders because its neighbour has changed.
// Run it by hand: figures of a busy machine say nothing, so no test depends on the times.
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { buildPage, percentile, SLOW } from './slowed.mjs'

const ROUNDS = Number(process.argv[2] ?? 12)
const WANTED = 120

const server = await serve({ dir: await buildPage('charts'), port: 0 })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
page.on('pageerror', (error) => {
  throw error
})
const client = await page.context().newCDPSession(page)
await page.goto(server.url)
const draw = (name) => page.evaluate((chart) => window.benchmark.draw(chart), name)

/** Round by round one of each, so that what else the machine does falls on all alike. */
const times = { ours: [], recharts: [], 'Chart.js': [] }
// The first time compiles.
for (const name of Object.keys(times)) await draw(name)
await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
for (let round = 0; round < ROUNDS; round++)
  for (const [name, taken] of Object.entries(times)) taken.push(await draw(name))
await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
const renders = await page.evaluate(() => window.benchmark.neighbour())
await browser.close()
await server.close()

console.log(
  `A line of 10,000 points at a processor slowed ${SLOW} times, ${ROUNDS} rounds; ms to its frame\n`,
)
console.log(''.padEnd(12) + ['p50', 'p98', 'beside ours'].map((cell) => cell.padStart(14)).join(''))
const own = percentile(times.ours, 0.5)
for (const [name, taken] of Object.entries(times)) {
  const [middle, high] = [0.5, 0.98].map((share) => percentile(taken, share))
  const cells = [middle.toFixed(0), high.toFixed(0), `${(middle / own).toFixed(2)} x`]
  console.log(name.padEnd(12) + cells.map((cell) => cell.padStart(14)).join(''))
}
console.log(`\nWanted: ${WANTED} ms. Renders of a chart whose neighbour changed: ${renders}`)
if (renders > 0) process.exitCode = 1
