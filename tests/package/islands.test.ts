import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { run, stranger, write } from './stranger.ts'

const main = `
import '@data1522/design-system/styles.css'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { DatePicker } from '@data1522/design-system/DatePicker'
import { Dialog } from '@data1522/design-system/Dialog'
import { Menu } from '@data1522/design-system/Menu'
import { Popover } from '@data1522/design-system/Popover'
import { Select } from '@data1522/design-system/Select'
import { ThemeScope } from '@data1522/design-system/ThemeScope'
import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { toasts } from '@data1522/design-system/toasts'
import { Tooltip } from '@data1522/design-system/Tooltip'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const rows = [{ id: 'row', entries: [{ id: 'more', label: 'More', sections: [{ id: 'in', entries: [{ id: 'a', label: 'A' }] }] }] }]

function Parts({ name }) {
  const [isOpen, setOpen] = useState(false)
  const [size, setSize] = useState(null)
  return (
    <section aria-label={name}>
      <Card>Ground</Card>
      <Menu label="Row" sections={rows}><Button>Menu</Button></Menu>
      <Select label="Select" options={[{ id: 'a', label: 'A' }]} value={size} onChange={setSize} />
      <Popover title="Details" content="Details"><Button>Popover</Button></Popover>
      <DatePicker label="Date" />
      <Tooltip label="Why"><Button>Tooltip</Button></Tooltip>
      <Button onPress={() => setOpen(true)}>Dialog</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Bonjour">
        <Menu label="Row" sections={rows}><Button>Menu inside</Button></Menu>
      </Dialog>
    </section>
  )
}

createRoot(document.getElementById('root')).render(
  <>
    <Parts name="page" />
    <ThemeScope theme="dark">
      <Parts name="dark" />
      <ThemeScope theme="light">
        <Parts name="light in dark" />
        <ThemeScope density="compact"><ThemeScope theme="dark"><Parts name="dark in light in dark" /></ThemeScope></ThemeScope>
      </ThemeScope>
    </ThemeScope>
    <ThemeScope theme="light"><Parts name="light" /></ThemeScope>
    <ThemeScope skin="bordered" density="spacious" direction="rtl" language="ar">
      <Parts name="bordered" />
      <ThemeScope skin="default" density="compact" direction="ltr" language="en"><Parts name="undone" /></ThemeScope>
      <ThemeScope theme="dark"><Parts name="bordered dark" /></ThemeScope>
    </ThemeScope>
    <ThemeScope theme="dark"><ToastRegion label="News" /></ThemeScope>
    <Button onPress={() => toasts.show({ title: 'Saved', duration: Infinity })}>Toast</Button>
  </>,
)
`

let server: Awaited<ReturnType<typeof serve>>
let browser: Browser
let page: Page

beforeAll(async () => {
  write({
    'islands/index.html':
      '<!doctype html><html lang="en"><head><link rel="icon" href="data:," /></head><body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>',
    'islands/main.jsx': main,
  })
  const { code, output } = await run(process.execPath, 'node_modules/vite/bin/vite.js', 'build', 'islands')
  if (code !== 0) throw new Error(output)
  server = await serve({ dir: join(stranger, 'islands/dist') })
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
  page = await browser.newPage({ reducedMotion: 'reduce' })
  page.setDefaultTimeout(5000)
  await page.goto(server.url)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const setPage = (attributes: Record<string, string>) =>
  page.evaluate((given) => {
    const root = document.documentElement
    for (const name of ['data-theme', 'data-skin', 'data-density']) root.removeAttribute(name)
    for (const [name, value] of Object.entries(given)) root.setAttribute(name, value)
  }, attributes)

const token = (name: string) => `--ds-${name}`
const colors = ['color-surface', 'color-canvas', 'color-ink', 'tone-primary-solid'].map(token)
const sizes = ['shadow-resting', 'shadow-raised', 'shadow-overlay', 'density-control'].map(token)
const looks = ['color-scheme', ...colors, ...sizes]
const ways = ['direction', ...['tracking-3xl', 'caps-transform'].map(token)]

/** What a place is made of: how properties that a scope can set compute there. */
const made = (place: Locator, properties = [...looks, ...ways]) =>
  place.evaluate((element, names) => {
    const style = getComputedStyle(element)
    const lang = element.closest('[lang]')?.getAttribute('lang')
    const all = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
    return names.includes('direction') ? { ...all, lang } : all
  }, properties)

const section = (name: string) => page.getByRole('region', { name, exact: true })
const press = (island: string, button: string) =>
  section(island).getByRole('button', { name: button }).first().click()

/** Each popup: how it is opened, and what stands in it. */
const popups = {
  menu: async (island: string) => {
    await press(island, 'Menu')
    return page.getByRole('menu', { name: 'Row' })
  },
  submenu: async (island: string) => {
    await press(island, 'Menu')
    await page.getByRole('menuitem', { name: 'More' }).click()
    return page.getByRole('menuitem', { name: 'A', exact: true })
  },
  select: async (island: string) => {
    await press(island, 'Select')
    return page.getByRole('option', { name: 'A' })
  },
  popover: async (island: string) => {
    await press(island, 'Popover')
    return page.getByRole('dialog', { name: 'Details' })
  },
  calendar: async (island: string) => {
    await press(island, 'Choose a date')
    return page.getByRole('grid')
  },
  tooltip: async (island: string) => {
    // A hand moves before it hovers: that tells it from keys.
    await page.mouse.move(1, 1)
    await section(island).getByRole('button', { name: 'Tooltip' }).hover()
    return page.getByRole('tooltip')
  },
  dialog: async (island: string) => {
    await press(island, 'Dialog')
    return page.getByRole('dialog', { name: 'Bonjour' })
  },
  'menu in a dialog': async (island: string) => {
    await press(island, 'Dialog')
    await page.getByRole('button', { name: 'Menu inside' }).click()
    return page.getByRole('menu', { name: 'Row' })
  },
}

async function opened<T>(island: string, popup: keyof typeof popups, look: (place: Locator) => Promise<T>) {
  const place = await popups[popup](island)
  await place.waitFor()
  const seen = await look(place)
  while ((await page.locator('[role=menu], [role=listbox], [role=dialog], [role=tooltip]').count()) > 0) {
    await page.mouse.move(0, 0)
    await page.keyboard.press('Escape')
  }
  return seen
}

const dark = { 'data-theme': 'dark' }
const skin = (name: string, density: string) => ({ 'data-skin': name, 'data-density': density })
const darkLines = { ...dark, ...skin('bordered', 'compact') }
const usual = ['menu', 'select', 'tooltip', 'dialog'] as const

test.each([
  ['dark', {}, usual],
  ['light in dark', {}, usual],
  ['dark in light in dark', {}, Object.keys(popups) as (keyof typeof popups)[]],
  ['light', darkLines, usual],
  ['dark in light in dark', { 'data-theme': 'light' }, usual],
  ['bordered', {}, usual],
  ['undone', darkLines, usual],
] as const)(
  'what opens in the island “%s” on a page with %j is as the island',
  async (island, around, kinds) => {
    await setPage(around)
    const own = await made(section(island))
    for (const popup of kinds)
      expect({ popup, ...(await opened(island, popup, made)) }).toEqual({ popup, ...own })
  },
)

/** The lightness of what lies under a place, and of its text. */
const lightness = (place: Locator) =>
  place.evaluate((element) => {
    const of = (color: string) =>
      color === 'rgb(255, 255, 255)' ? 1 : Number(/oklch\(([\d.]+)/.exec(color)![1])
    const isClear = (one: Element) => /\/|, 0\)$/.test(getComputedStyle(one).backgroundColor)
    let ground: Element = element
    while (isClear(ground)) ground = ground.parentElement!
    return { ground: of(getComputedStyle(ground).backgroundColor), ink: of(getComputedStyle(element).color) }
  })

test('a menu of a dark island is dark on a light page, one of a light island light on a dark page', async () => {
  await setPage({})
  const inDark = await opened('dark', 'menu', lightness)
  expect(inDark.ground).toBeLessThan(0.35)
  expect(inDark.ink).toBeGreaterThan(0.85)
  await setPage(dark)
  const inLight = await opened('light in dark', 'menu', lightness)
  expect(inLight.ground).toBeGreaterThan(0.95)
  expect(inLight.ink).toBeLessThan(0.35)
})

test.each([
  ['dark', dark, {}],
  ['light in dark', {}, dark],
  ['bordered', skin('bordered', 'spacious'), {}],
  ['bordered', { ...dark, ...skin('bordered', 'spacious') }, dark],
  ['bordered dark', { ...dark, ...skin('bordered', 'spacious') }, {}],
  ['undone', skin('default', 'compact'), skin('bordered', 'spacious')],
  ['undone', { ...dark, ...skin('default', 'compact') }, { ...dark, ...skin('bordered', 'spacious') }],
] as const)('the island “%s” looks as a page with %j does, on one with %j', async (island, modes, around) => {
  await setPage(modes)
  const wanted = await made(section('page'), looks)
  await setPage(around)
  expect(await made(section(island), looks)).toEqual(wanted)
})

test('an island within an Arabic one in another language is spaced as that language is', async () => {
  expect(await made(section('bordered'))).toMatchObject({
    direction: 'rtl',
    lang: 'ar',
    '--ds-caps-transform': 'none',
  })
  expect(await made(section('undone'))).toMatchObject({
    direction: 'ltr',
    lang: 'en',
    '--ds-caps-transform': 'uppercase',
  })
})

test('toasts are as the place of their region', async () => {
  await setPage({ 'data-theme': 'light' })
  await page.getByRole('button', { name: 'Toast' }).click()
  const toast = page.getByText('Saved')
  await toast.waitFor()
  expect(await made(toast, looks)).toEqual(await made(section('dark'), looks))
})

test('paper is light, and so are islands on it', async () => {
  await setPage({ 'data-theme': 'dark' })
  await page.emulateMedia({ media: 'print' })
  const { ground } = await lightness(section('dark').getByText('Ground'))
  await page.emulateMedia({ media: 'screen' })
  expect(ground).toBeGreaterThan(0.95)
})
