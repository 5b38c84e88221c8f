// Prints what it costs the shell, with the users list in it, to change its theme, density, direction and language at a
// processor slowed four times: the time to the frame that shows it, what it goes to, and how often React commits.
// The change comes as from another tab, so that no control of this one has a share in it.
// Run it by hand: figures of a busy machine say nothing, so no test depends on the times.
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { sessionOf, stored } from '../support/session-cookies.ts'
import { printHead, printLine, SLOW } from './slowed.mjs'
import { traced } from './trace.mjs'

const rounds = Number(process.argv[2] ?? 12)
const server = await serve({ dir: 'dashboard/dist', port: 0, spaFallback: true })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const cookies = [...sessionOf('admin'), stored('DATA1522-theme', 'light')]
await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.url })))
const page = await context.newPage()
await page.addInitScript(() => {
  window.commits = 0
  // What React tells its developer tools, in the build that people get too.
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot: () => (window.commits += 1),
  }
})
await page.goto(`${server.url}apps/user/list`)
await page.locator('tbody tr a').first().waitFor()
await page.waitForLoadState('networkidle')
// A while after the start the watch over the connection comes, which is no part of this.
await page.waitForTimeout(9500)
const client = await context.newCDPSession(page)

/** Each preference: its two values, and the attribute that shows them. */
const changes = {
  theme: { values: ['dark', 'light'], attribute: 'data-theme' },
  density: { values: ['compact', 'comfortable'], attribute: 'data-density' },
  direction: { values: ['rtl', 'language'], attribute: 'dir' },
  language: { values: ['fr', 'en'], attribute: 'lang' },
}

const change = (name, value, attribute) =>
  page.evaluate(
    async ([cookie, wanted, shows]) => {
      const root = document.documentElement
      const before = root.getAttribute(shows)
      document.cookie = `DATA1522-${cookie}=${encodeURIComponent(JSON.stringify(wanted))}; path=/`
      performance.mark('start')
      const channel = new BroadcastChannel('DATA1522')
      channel.postMessage('preferences')
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      while (root.getAttribute(shows) === before) await frame()
      await frame()
      channel.close()
      performance.mark('end')
    },
    [name, value, attribute],
  )

printHead(rounds)
let committing = false
for (const [name, { values, attribute }] of Object.entries(changes)) {
  const round = async (count) => {
    const before = await page.evaluate(() => window.commits)
    const times = await traced(client, () => change(name, values[count % 2], attribute))
    await page.waitForTimeout(400)
    return { ...times, commits: (await page.evaluate(() => window.commits)) - before }
  }
  // The first two fetch what comes with the change, and compile.
  await round(0)
  await round(1)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  const results = []
  for (let count = 0; count < rounds; count++) results.push(await round(count))
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const commits = printLine(name, results)
  if (name === 'density' && commits > 0) committing = true
}
await browser.close()
await server.close()
if (committing) {
  console.error('\nReact commits for the density, which CSS alone should change.')
  process.exit(1)
}
