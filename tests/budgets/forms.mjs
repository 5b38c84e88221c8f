// Prints how long a key takes in a form of forty fields, at a processor slowed four times, from the key to the frame
// that shows it, and the bytes that each field brings. Run it by hand: figures of a busy machine say nothing.
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { fieldBytes } from './field-bytes.mjs'
import { buildPage, percentile, SLOW } from './slowed.mjs'

const TEXT = 'The quick brown fox jumps over the lazy dog'
const server = await serve({ dir: await buildPage('forms'), port: 0 })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.addInitScript(() => {
  window.keys = []
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId && name === 'keydown') window.keys.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
})
await page.goto(server.url)
await page.getByLabel('First name').waitFor()
const client = await page.context().newCDPSession(page)

/** Types into a field; a key whose frame came within 16 ms is not reported, and counts as 16. */
async function typing(label, text) {
  const field = page.getByLabel(label).first()
  await field.click()
  await page.keyboard.type('warm up')
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    window.keys = []
    formBenchmark.commits = 0
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  await page.keyboard.type(text, { delay: 90 })
  await page.waitForTimeout(600)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const { keys, commits } = await page.evaluate(() => ({ keys: window.keys, commits: formBenchmark.commits }))
  const all = [...keys, ...Array(Math.max(0, text.length - keys.length)).fill(16)]
  return { p50: percentile(all, 0.5), p98: percentile(all, 0.98), commits: commits / text.length }
}

console.log(
  `A key in a form of forty fields at a processor slowed ${SLOW} times, ms to the frame that shows it\n`,
)
const line = (name, ...cells) =>
  console.log(name.padEnd(22) + cells.map((cell) => String(cell).padStart(12)).join(''))
line('', 'p50', 'p98', 'commits/key')
for (const [label, text] of [
  ['First name', TEXT],
  ['E-mail', 'maya.laurent@example.com'],
  ['In a few words', TEXT],
  ['City', 'Casablanca'],
]) {
  const { p50, p98, commits } = await typing(label, text)
  line(label, p50, p98, commits.toFixed(1))
}
await browser.close()
await server.close()

console.log(
  '\nWhat each field brings by itself, kB gzip: at once (over React and a TextField), and on intent\n',
)
line('', 'at once', 'on intent')
for (const { name, first, later } of await fieldBytes())
  line(name, (first / 1000).toFixed(1), (later / 1000).toFixed(1))
