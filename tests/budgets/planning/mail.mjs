import { serve } from '../../../scripts/serve.mjs'
import { buildPage, percentile, SLOW } from '../slowed.mjs'

/** How long a search through 5,000 mails may take, in ms, and how many of the frames of an idle page scrolling has to keep. */
const budget = { search: 150, frames: 55 / 60 }
/** How far a frame scrolls, in px, and for how long, in seconds. */
const SCROLL = [90, 3]
/** Searches that narrow what is found, letter by letter, and one that finds little. */
const searches = ['d', 'do', 'doc', 'dock', 'from:maya', 'proofs varnish', 'has:attachment is:unread', '4999']

/** How long it takes from what is typed to the frame that shows what was found, and how smoothly the list scrolls. */
export async function run(browser) {
  const server = await serve({ dir: await buildPage('planning/mail', { countsCommits: false }), port: 0 })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(server.url)
  await page.getByRole('row').first().waitFor()
  const client = await page.context().newCDPSession(page)
  const search = (q) => page.evaluate((words) => mailBenchmark.search(words), q)
  const scroll = (pixels) => page.evaluate((args) => mailBenchmark.scroll(...args), [pixels, SCROLL[1]])
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  // What every mail says is read once, by the first search.
  const first = await search('zebra')
  await search('')
  const times = []
  for (const q of searches) {
    times.push(await search(q))
    await search('')
  }
  // A frame that moves nothing, on this machine and now, is what the others are measured by.
  const idle = await scroll(0)
  const frames = (await scroll(SCROLL[0])) / idle
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const [p50, p98] = [0.5, 0.98].map((share) => Math.round(percentile(times, share)))
  console.log(`5,000 mails at a processor slowed ${SLOW} times\n`)
  console.log(`search, ms     first ${Math.round(first)}   p50 ${p50}   p98 ${p98}   budget ${budget.search}`)
  console.log(
    `frames kept    ${Math.round(frames * 100)} % of ${Math.round(idle)} a second   budget ${Math.round(budget.frames * 100)} %\n`,
  )
  if (p50 > budget.search || frames < budget.frames) process.exitCode = 1
  await page.close()
  await server.close()
}
