// Takes the pictures of docs/pictures from the built dashboard, in the modes that matter.
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from './chromium.mjs'
import { serve } from './serve.mjs'
import { optimiseFolder } from '../tests/stories/optimise.ts'
import { sessionOf, stored } from '../tests/support/session-cookies.ts'

const session = sessionOf('admin')
const wide = { width: 1440, height: 1100 }
const phone = { width: 390, height: 1400 }
const shots = ['users', 'sign-in'].flatMap((screen) => [
  { screen, name: 'light', size: wide, preferences: { theme: 'light' } },
  { screen, name: 'dark', size: wide, preferences: { theme: 'dark' } },
  { screen, name: 'arabic', size: wide, preferences: { theme: 'dark', language: 'ar' } },
  {
    screen,
    name: 'bordered-compact',
    size: wide,
    preferences: { theme: 'light', skin: 'bordered', density: 'compact' },
  },
  { screen, name: '390', size: phone, preferences: { theme: 'light' } },
])
const screens = {
  users: { path: 'apps/user/list', ready: 'tbody tr a', cookies: session },
  'sign-in': { path: 'login', ready: 'form', cookies: [] },
}

const server = await serve({ dir: 'dashboard/dist', port: 0, spaFallback: true })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
for (const { screen, name, size, preferences } of shots) {
  const { path, ready, cookies } = screens[screen]
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
  const modes = Object.entries(preferences).map(([mode, value]) => stored(`DATA1522-${mode}`, value))
  await context.addCookies([...cookies, ...modes].map((cookie) => ({ ...cookie, url: server.url })))
  const page = await context.newPage()
  await page.mouse.move(size.width / 2, size.height - 10)
  await page.goto(server.url + path)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `docs/pictures/${screen}-${name}.png` })
  await context.close()
}
await browser.close()
await server.close()
optimiseFolder('docs/pictures')
