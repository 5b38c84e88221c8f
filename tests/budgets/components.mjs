// Prints what components cost at a processor slowed four times: the time to the frame that shows a change, what it
// goes to, and how often React commits. Fails when theme, density or direction make React commit at all.
// Run it by hand: figures of a busy machine say nothing, so no test depends on the times.
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { buildPage, printHead, printLine, SLOW } from './slowed.mjs'
import { traced } from './trace.mjs'

const rounds = Number(process.argv[2] ?? 12)
const server = await serve({ dir: await buildPage('components'), port: 0 })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
page.on('pageerror', (error) => {
  throw error
})
const client = await page.context().newCDPSession(page)
await page.goto(server.url)

const show = (view) => page.evaluate((name) => window.benchmark.show(name), view)
const settle = () => page.waitForTimeout(400)
const escape = async () => {
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('[role=menu], [role=dialog]'))
}
/** Each action of the page: what stands there before, and how it is undone. */
const actions = {
  'mount 1,000 buttons': { view: 'empty', undo: () => show('empty') },
  'mount 200 chips': { view: 'empty', undo: () => show('empty') },
  'open a menu of 200': { view: 'popups', undo: escape },
  'open a dialog': { view: 'popups', undo: escape },
  theme: { view: 'buttons', mayCommit: false },
  density: { view: 'buttons', mayCommit: false },
  direction: { view: 'buttons', mayCommit: false },
}

async function round(name, undo) {
  const times = await traced(client, () => page.evaluate((action) => window.benchmark.measure(action), name))
  await settle()
  const commits = await page.evaluate(() => window.benchmark.commits())
  await undo?.()
  await settle()
  return { ...times, commits }
}

printHead(rounds)
const committing = []
for (const [name, { view, undo, mayCommit = true }] of Object.entries(actions)) {
  await show(view)
  await settle()
  // The first time fetches what comes on intent, and compiles.
  await round(name, undo)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  const results = []
  for (let at = 0; at < rounds; at++) results.push(await round(name, undo))
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  if (printLine(name, results) > 0 && !mayCommit) committing.push(name)
}
await browser.close()
await server.close()
if (committing.length > 0) {
  console.error(`\nReact commits for what CSS alone should do: ${committing.join(', ')}`)
  process.exit(1)
}
