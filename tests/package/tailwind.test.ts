import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { compile } from 'tailwindcss'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { run, stranger, write } from './stranger.ts'

const ours = "import '@data1522/design-system/styles.css'"
const tailwind = "import './tailwind.css'"
const apps = { alone: [ours], 'Tailwind first': [tailwind, ours], 'Tailwind last': [ours, tailwind] }
type App = keyof typeof apps

/** The stranger's own elements, each with its utilities and what they must come to. */
const own = {
  h1: ['mt-8 text-3xl font-bold text-white', { marginTop: '32px', fontSize: '30px', fontWeight: '700' }],
  a: ['text-white underline', { color: 'rgb(255, 255, 255)', textDecorationLine: 'underline' }],
  ul: ['list-disc ps-8', { listStyleType: 'disc', paddingInlineStart: '32px' }],
  button: [
    'rounded-md border-2 bg-black px-6 py-3 text-white',
    {
      backgroundColor: 'rgb(0, 0, 0)',
      color: 'rgb(255, 255, 255)',
      padding: '12px 24px',
      borderTopWidth: '2px',
    },
  ],
  input: ['mx-2 text-lg', { marginInlineStart: '8px', fontSize: '18px' }],
  img: ['inline max-w-none', { display: 'inline', maxWidth: 'none' }],
} as const
const classes = Object.values(own).flatMap(([names]) => names.split(' '))

const main = (styles: string[]) => `
${styles.join('\n')}
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { Heading } from '@data1522/design-system/Heading'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import { TextField } from '@data1522/design-system/TextField'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')!).render(
  <>
    <div id="ours">
      <Stack gap={16}>
        <Heading level={1}>Orders</Heading>
        <Button tone="primary" variant="solid" onPress={() => undefined}>Save</Button>
        <Button variant="outline" onPress={() => undefined}>Cancel</Button>
        <Card><TextField label="Name" description="As on the invoice" /></Card>
        <Switch>Remind me</Switch>
        <Link href="/">Home</Link>
      </Stack>
    </div>
    <div id="own">
      {Object.entries(${JSON.stringify(own)}).map(([tag, [className]]) => createElement(tag, { key: tag, className }))}
    </div>
  </>,
)
`

async function tailwindCss() {
  const file = createRequire(import.meta.url).resolve('tailwindcss/index.css')
  const sheet = await compile('@import "tailwindcss";', {
    loadStylesheet: async () => ({ path: file, base: join(file, '..'), content: readFileSync(file, 'utf8') }),
  })
  return sheet.build(classes)
}

async function built(app: App) {
  const folder = app.replace(' ', '-')
  write({
    [`${folder}/index.html`]:
      '<!doctype html><html lang="en"><head><link rel="icon" href="data:," /></head><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>',
    [`${folder}/main.tsx`]: main(apps[app]),
    [`${folder}/tailwind.css`]: await tailwindCss(),
    [`${folder}/tsconfig.json`]: '{ "compilerOptions": { "jsx": "react-jsx" } }',
  })
  const { code, output } = await run(process.execPath, 'node_modules/vite/bin/vite.js', 'build', folder)
  if (code !== 0) throw new Error(output)
  return serve({ dir: join(stranger, folder, 'dist') })
}

const servers: Awaited<ReturnType<typeof serve>>[] = []
let browser: Browser
let pages: Record<App, Page>

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
  const opened: [App, Page][] = []
  for (const app of Object.keys(apps) as App[]) {
    const server = await built(app)
    servers.push(server)
    const page = await browser.newPage()
    await page.goto(server.url)
    await page.locator('#own > button').waitFor()
    await page.evaluate(() => document.fonts.ready)
    opened.push([app, page])
  }
  pages = Object.fromEntries(opened) as Record<App, Page>
})
afterAll(async () => {
  await browser?.close()
  await Promise.all(servers.map((server) => server.close()))
})

/** How every element of ours looks and where it stands. */
const looks = (page: Page) =>
  page.locator('#ours *').evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      const { x, y, width, height } = element.getBoundingClientRect()
      const names = [
        'padding',
        'margin',
        'background',
        'border-radius',
        'box-shadow',
        'color',
        'display',
        'font',
        'letter-spacing',
        'text-decoration',
        'opacity',
        'cursor',
        'list-style',
      ]
      const look = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
      const line = style.borderWidth === '0px' ? '' : style.border
      return [element.tagName, [x, y, width, height].map(Math.round).join(), line, ...look]
    }),
  )

describe.each(['Tailwind first', 'Tailwind last'] as const)('%s', (app) => {
  test('our components look as they do alone', async () => {
    const alone = await looks(pages.alone)
    expect(alone.length).toBeGreaterThan(15)
    expect(await looks(pages[app])).toEqual(alone)
  })

  test.each(Object.entries(own))('utilities hold on an own %s', async (tag, [, wanted]) => {
    const style = await pages[app].locator(`#own > ${tag}`).evaluate((element, names) => {
      const computed = getComputedStyle(element)
      return Object.fromEntries(names.map((name) => [name, computed[name as never]]))
    }, Object.keys(wanted))
    expect(style).toEqual(wanted)
  })
})
