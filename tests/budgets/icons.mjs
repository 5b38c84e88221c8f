// Prints what it costs to scroll all icons and to look for some, at a processor slowed four times: frames a second, and
// ms of the main thread. Takes the dashboard as it was built.
// Run it by hand: figures of a busy machine say nothing, so no test depends on them.
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { sessionOf, stored } from '../support/session-cookies.ts'
import { SLOW } from './slowed.mjs'

const SECONDS = 3
const server = await serve({ dir: 'dashboard/dist', port: 0, spaFallback: true })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const cookies = [...sessionOf('admin'), stored('DATA1522-theme', 'light')]
await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.url })))
const page = await context.newPage()
await page.addInitScript(() => localStorage.setItem('DATA1522-tour-1', 'offered'))
await page.goto(`${server.url}pages/icons`)
await page.getByRole('option').first().waitFor()
await page.waitForLoadState('networkidle')
const client = await context.newCDPSession(page)
await client.send('Performance.enable', { timeDomain: 'threadTicks' })

/** What the main thread has worked so far, in ms. */
const worked = async () => {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/** Counts the frames of a while in which the page is scrolled or searched, and the longest task in it. */
const watch = (name) =>
  page.evaluate(
    async ([kind, seconds]) => {
      let long = 0
      const tasks = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) long = Math.max(long, duration)
      })
      tasks.observe({ type: 'longtask' })
      const field = document.querySelector('main input[type=search]')
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      const words = ['corbeille', 'arrow', 'سلة', 'user', '']
      const acts = {
        /** Down and up again. */
        scroll: (frame) => window.scrollBy(0, Math.floor(frame / 60) % 2 ? -60 : 60),
        /** Letter by letter, as quickly as people type. */
        search: (frame) => {
          if (frame % 6 !== 0) return
          const at = frame / 6
          const word = words[Math.floor(at / 9) % words.length]
          value.set.call(field, word.slice(0, (at % 9) + 1))
          field.dispatchEvent(new Event('input', { bubbles: true }))
        },
      }
      const start = performance.now()
      let frames = 0
      for (let now = start; now < start + seconds * 1000; frames++) {
        acts[kind](frames)
        now = await new Promise((done) => requestAnimationFrame(done))
      }
      const rate = (frames * 1000) / (performance.now() - start)
      tasks.disconnect()
      return { rate, frames, long }
    },
    [name, SECONDS],
  )

const line = (...cells) => console.log(cells.map((cell) => String(cell).padEnd(24)).join(''))
console.log(`${await page.getByRole('option').count()} icons, at a processor slowed ${SLOW} times\n`)
line('', 'frames a second', 'ms of a frame', 'longest task, ms')
await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
for (const name of ['scroll', 'search']) {
  const before = await worked()
  const { rate, frames, long } = await watch(name)
  const cost = ((await worked()) - before) / frames
  line(name, rate.toFixed(1), cost.toFixed(1), long.toFixed(0))
}
await browser.close()
await server.close()
