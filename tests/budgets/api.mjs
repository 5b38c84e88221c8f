// Prints what the mock costs: its bytes, the time until it first answers, and how long a list call takes.
// Run it by hand: figures of a busy machine say nothing, so no test depends on them.
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { sessionOf } from '../support/session-cookies.ts'

const ROUNDS = 15
const SLOW = 4
const server = await serve({ dir: 'dashboard/dist', port: 0, spaFallback: true })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })

const open = async (path, { rate = 1 } = {}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(sessionOf('admin').map((cookie) => ({ ...cookie, url: server.url })))
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(server.url + path)
  await page.locator('tbody tr a').first().waitFor({ timeout: 60_000 })
  return { page, context }
}

const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
const print = (name, values, digits = 0) => {
  const [p50, p98] = [0.5, 0.98].map((share) => percentile(values, share).toFixed(digits).padStart(8))
  console.log(`${name.padEnd(46)}${p50}${p98}`)
}

console.log(`${'ms'.padEnd(46)}     p50     p98`)
for (const rate of [1, SLOW]) {
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    const { page, context } = await open('apps/user/list', { rate })
    const [end] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/'))
        .map(({ responseEnd }) => responseEnd)
        .sort((a, b) => a - b),
    )
    times.push(end)
    await context.close()
  }
  print(`page start to first answered call${rate > 1 ? `, ${rate}x slowed` : ''}`, times)
}

const queries = {
  'a page of 10': '?itemsPerPage=10&page=3',
  'a search': '?q=an&itemsPerPage=10',
  'sorted by a number': '?sortBy=spent&orderBy=desc&itemsPerPage=10',
  'sorted by a text': '?sortBy=customers&itemsPerPage=10',
}
for (const [rows, scenario] of [
  ['100', ''],
  ['100,000', 'many'],
]) {
  const { page, context } = await open(`apps/user/list?api=${scenario}`)
  for (const [name, query] of Object.entries(queries)) {
    const times = await page.evaluate(
      async ([address, rounds]) => {
        await (await fetch(address)).text()
        const taken = []
        for (let round = 0; round < rounds; round++) {
          const start = performance.now()
          await (await fetch(address)).text()
          taken.push(performance.now() - start)
        }
        return taken
      },
      [`/api/apps/ecommerce/orders${query}`, ROUNDS],
    )
    print(`${rows} orders: ${name}`, times, 1)
  }
  await context.close()
}
await browser.close()
await server.close()
