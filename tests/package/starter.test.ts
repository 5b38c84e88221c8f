import { cpSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { installed, run, runModule, stranger } from './stranger.ts'

const VITE = 'node_modules/vite/bin/vite.js'

let server: Awaited<ReturnType<typeof serve>>
let browser: Browser
let page: Page
const noise: string[] = []

/** The starter as somebody has it who copied it and installed the packed package. */
beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, '../../examples/starter'), join(stranger, 'starter'), {
    recursive: true,
  })
  const { code, output } = await run(process.execPath, VITE, 'build', 'starter')
  if (code !== 0) throw new Error(output)
  server = await serve({ dir: join(stranger, 'starter/dist') })
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
  page = await browser.newPage({ reducedMotion: 'reduce' })
  page.on('console', (message) => noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(String(error)))
  await page.goto(server.url)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('type-checks, strictly', async () => {
  const { output } = await run(join(stranger, 'node_modules/typescript/bin/tsc'), '-p', 'starter')
  expect(output).toBe('')
})

test('a form that is sent empty goes to its first field', async () => {
  await button('Sign in').click()
  await page.getByText('Enter an e-mail address.').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'email')
  await page.keyboard.type('maya@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('open sesame')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('listitem').count()).toBe(3)
})

test('a part of the page is dark while the page is light', async () => {
  await page.getByRole('tab', { name: 'Settings' }).click()
  const surface = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--ds-color-surface'))
  expect(await surface('[data-preview]')).not.toBe(await surface('main'))
})

test('a dialog asks for a name, and Enter saves it', async () => {
  await button('Rename the shop').click()
  const dialog = page.getByRole('dialog', { name: 'Rename the shop' })
  await dialog.getByRole('textbox', { name: 'Name of the shop' }).fill('Southwind')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Southwind' }).waitFor()
})

test('orders that were deleted come back by the toast', async () => {
  await button('Delete all orders').click()
  await page.getByRole('tab', { name: 'Orders' }).click()
  await page.getByText('No orders yet').waitFor()
  await button('Undo').click()
  await page.getByText('Maya Laurent').waitFor()
})

test.each([
  ['English', 'العربية', 'rtl', 'إعادة تسمية المتجر', 'إغلاق'],
  ['العربية', 'Deutsch', 'ltr', 'Shop umbenennen', 'Schließen'],
])('from %s to %s: its own words and the library’s', async (from, language, direction, title, close) => {
  await page.getByRole('tab').last().click()
  await page.getByRole('button', { name: from }).click()
  await page.getByRole('option', { name: language }).click()
  await button(title).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: close }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction)
})

test('its stylesheet, with the rules that it needs alone, shows what the whole one shows', async () => {
  await page.getByRole('tab').first().click()
  const looks = () =>
    page.evaluate(() =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element)
        return [element.tagName, ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)]
      }),
    )
  const own = await looks()
  // Its fonts are there already, at another address.
  const whole = readFileSync(join(installed, 'dist/styles.css'), 'utf8').replaceAll(
    /@font-face\s*\{[^}]*\}/g,
    '',
  )
  await page.addStyleTag({ content: whole })
  expect(own.length).toBeGreaterThan(40)
  expect(await looks()).toEqual(own)
})

test('says nothing on the console', () => {
  expect(noise).toEqual([])
})

test('renders on a server', async () => {
  const built = await run(
    process.execPath,
    VITE,
    'build',
    'starter',
    '--ssr',
    'src/App.tsx',
    '--outDir',
    'server',
  )
  expect(built).toMatchObject({ code: 0 })
  const { output } = await runModule(`
    import { createElement } from 'react'
    import { prerenderToNodeStream } from 'react-dom/static'
    import { App } from './starter/server/App.js'
    const { prelude } = await prerenderToNodeStream(createElement(App))
    for await (const part of prelude) process.stdout.write(part)`)
  expect(output).toContain('Sign in')
  expect(output).toContain('type="email"')
})
