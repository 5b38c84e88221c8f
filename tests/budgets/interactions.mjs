// Prints how long interactions of lists take at a processor slowed four times, from input to next frame.
// Run it by hand: figures of a busy machine say nothing, so no test depends on them.
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { sessionOf, stored } from '../support/session-cookies.ts'

/** A person's press lasts; without it press and release would fall into one frame. */
const press = { delay: 80 }
const rounds = Number(process.argv[2] ?? 12)
const server = await serve({ dir: 'dashboard/dist', port: 0, spaFallback: true })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
await context.addCookies(
  [...sessionOf('admin'), stored('DATA1522-theme', 'light')].map((cookie) => ({
    ...cookie,
    url: server.url,
  })),
)
const page = await context.newPage()
await page.addInitScript(() => {
  window.inputs = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.inputs.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
})
await page.goto(`${server.url}apps/user/list`)
await page.locator('tbody tr a').first().waitFor()
await page.waitForLoadState('networkidle')

const header = page.getByRole('columnheader', { name: 'User' }).getByRole('button')
const settle = () => page.waitForTimeout(350)
const menuOption = async (trigger, option) => {
  await trigger.click(press)
  await page.getByRole('menuitemradio', { name: option }).click(press)
}
const interactions = {
  sort: () => header.click(press),
  'select all': () => page.locator('thead input[type=checkbox]').click({ ...press, force: true }),
  'open a menu': async () => {
    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click()
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
  },
  type: (round) => page.getByRole('searchbox').pressSequentially('aeio'[round % 4], { delay: 0 }),
  collapse: () => page.getByRole('button', { name: 'Keep navigation open' }).click(press),
  theme: (round) => menuOption(page.getByRole('button', { name: 'Theme' }), round % 2 ? 'Light' : 'Dark'),
  page: async (round) => {
    await page.getByRole('button', { name: round % 2 ? 'Page 1' : 'Page 2', exact: true }).click(press)
  },
  // Two presses on a cell, a value, Enter: of products, which are changed where they stand.
  edit: async (round) => {
    const pencil = page.locator('tbody button[data-edit]:not([aria-haspopup])').first()
    const cell = pencil.locator('xpath=ancestor::td')
    if (round === 0) {
      // What edits comes when the pointer does.
      await cell.hover()
      await page.waitForLoadState('networkidle')
      await settle()
    }
    await cell.dblclick(press)
    await page.locator('[data-cell-editor] input').waitFor()
    await page.keyboard.type(String(20 + round))
    await page.keyboard.press('Enter')
  },
}
const elsewhere = { page: 'apps/user/list', edit: 'apps/ecommerce/product/list' }
const client = await context.newCDPSession(page)
const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
console.log('Interaction to next frame at a processor slowed four times, ms\n                  p50   p98   n')
let worst = 0
for (const [name, act] of Object.entries(interactions)) {
  if (name in elsewhere) await page.goto(server.url + elsewhere[name])
  await page.locator('tbody tr a').first().waitFor()
  await act(0)
  await settle()
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => (window.inputs.length = 0))
  for (let round = 1; round <= rounds; round++) {
    await act(round)
    await settle()
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  if (name === 'type') {
    await page.getByRole('searchbox').fill('')
    await settle()
  }
  const durations = await page.evaluate(() => window.inputs)
  const p98 = durations.length ? percentile(durations, 0.98) : 16
  worst = Math.max(worst, p98)
  console.log(
    `${name.padEnd(16)} ${String(durations.length ? percentile(durations, 0.5) : '<16').padStart(5)} ${String(p98).padStart(5)} ${String(durations.length).padStart(4)}`,
  )
}
console.log(`\nworst p98 ${worst} ms`)
await browser.close()
await server.close()
