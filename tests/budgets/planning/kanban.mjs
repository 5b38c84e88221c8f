import { serve } from '../../../scripts/serve.mjs'
import { buildPage, percentile, SLOW } from '../slowed.mjs'

/** How long picking a card up may take, in ms; how many of an idle page's frames dragging keeps; columns that a move draws. */
const budget = { pickUp: 100, frames: 55 / 60, columns: 2 }
const rounds = 8
const seconds = 3

/** How long a card of 500 takes to be held, how smoothly it is dragged, and what dropping it draws anew. */
export async function run(browser) {
  const server = await serve({ dir: await buildPage('planning/kanban', { countsCommits: false }), port: 0 })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(server.url)
  await page.locator('[data-slot]').first().waitFor()
  await page.locator('[data-slot]').first().hover()
  await page.locator('[id^=DndDescribedBy]').waitFor({ state: 'attached' })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  const idle = await page.evaluate((time) => boardBenchmark.idle(time), seconds)
  const results = []
  for (let round = 0; round < rounds; round += 1)
    results.push({
      pickUp: await page.evaluate(() => boardBenchmark.pickUp()),
      frames: await page.evaluate((time) => boardBenchmark.drag(time), seconds),
      columns: await page.evaluate(() => boardBenchmark.drop()),
    })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const [p50, p98] = [0.5, 0.98].map((share) =>
    Math.round(
      percentile(
        results.map(({ pickUp }) => pickUp),
        share,
      ),
    ),
  )
  const frames =
    percentile(
      results.map((result) => result.frames),
      0.5,
    ) / idle
  const columns = Math.max(...results.map((result) => result.columns))
  console.log(`500 cards in 10 columns at a processor slowed ${SLOW} times\n`)
  console.log(`pick up, ms    p50 ${p50}   p98 ${p98}   budget ${budget.pickUp}`)
  console.log(
    `frames kept    ${Math.round(frames * 100)} % of ${Math.round(idle)} a second   budget ${Math.round(budget.frames * 100)} %`,
  )
  console.log(`columns drawn  ${columns}   budget ${budget.columns}\n`)
  if (p50 > budget.pickUp || frames < budget.frames || columns > budget.columns) process.exitCode = 1
  await page.close()
  await server.close()
}
