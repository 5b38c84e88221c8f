import { serve } from '../../../scripts/serve.mjs'
import { buildPage, percentile, SLOW } from '../slowed.mjs'

/** How long a month of 2,000 events may take to turn, in ms. */
const budget = 200
const rounds = 12

/** How long the calendar takes from the press of a key that turns it to the frame that shows it. */
export async function run(browser) {
  const server = await serve({ dir: await buildPage('planning/calendar', { countsCommits: false }), port: 0 })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(server.url)
  await page.locator('[data-event]').first().waitFor()
  const client = await page.context().newCDPSession(page)
  console.log(
    `A month of 2,000 events, turned at a processor slowed ${SLOW} times, ms to the frame that shows it\n`,
  )
  await page.evaluate(() => calendarBenchmark.turn())
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  const times = []
  for (let round = 0; round < rounds; round += 1)
    times.push(await page.evaluate(() => calendarBenchmark.turn()))
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const [p50, p98] = [0.5, 0.98].map((share) => Math.round(percentile(times, share)))
  console.log(`p50 ${p50}   p98 ${p98}   budget ${budget}\n`)
  if (p50 > budget) process.exitCode = 1
  await page.close()
  await server.close()
}
