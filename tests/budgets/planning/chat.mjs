import { serve } from '../../../scripts/serve.mjs'
import { buildPage, percentile, SLOW } from '../slowed.mjs'

/**
 * How long a conversation of 10,000 messages may take to open at its end, in ms, how many of the frames of an idle page
 * scrolling has to keep, and how far a message that is looked at may move as older ones come in, in px.
 */
const budget = { open: 250, frames: 55 / 60, moved: 1 }
const ROUNDS = 9
/** How far a frame scrolls, in px, and for how long, in seconds. */
const SCROLL = [60, 3]

/** How long a long conversation takes to open, how smoothly it scrolls, and whether it keeps its place. */
export async function run(browser) {
  const server = await serve({ dir: await buildPage('planning/chat', { countsCommits: false }), port: 0 })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(server.url)
  await page.waitForFunction(() => 'chatBenchmark' in window)
  const client = await page.context().newCDPSession(page)
  const scroll = (pixels) => page.evaluate((args) => chatBenchmark.scroll(...args), [pixels, SCROLL[1]])
  await page.evaluate(() => chatBenchmark.open())
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  const times = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await page.evaluate(() => chatBenchmark.open()))
  // A frame that moves nothing, on this machine and now, is what the others are measured by.
  const idle = await scroll(0)
  const frames = (await scroll(SCROLL[0])) / idle
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const moved = await page.evaluate(() => chatBenchmark.grow())
  const [p50, p98] = [0.5, 0.98].map((share) => Math.round(percentile(times, share)))
  console.log(`10,000 chat messages at a processor slowed ${SLOW} times\n`)
  console.log(`opening, ms    p50 ${p50}   p98 ${p98}   budget ${budget.open}`)
  console.log(
    `frames kept    ${Math.round(frames * 100)} % of ${Math.round(idle)} a second   budget ${Math.round(budget.frames * 100)} %`,
  )
  console.log(`moved, px      ${moved.toFixed(1)}   budget ${budget.moved}\n`)
  if (p50 > budget.open || frames < budget.frames || moved > budget.moved) process.exitCode = 1
  await page.close()
  await server.close()
}
