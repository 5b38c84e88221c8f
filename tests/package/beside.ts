import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { run, stranger, write } from './stranger.ts'

/** The stranger's elements of their own: what each is, with which classes. */
type Own = Readonly<Record<string, string>>

const main = (imports: readonly string[], own: Own) => `
${imports.join('\n')}
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
      {Object.entries(${JSON.stringify(own)}).map(([tag, className]) => createElement(tag, { key: tag, className }))}
    </div>
  </>,
)
`

/** The import of our stylesheet. */
export const ours = "import '@data1522/design-system/styles.css'"

/** Builds an app for each list of imports and opens it; `files` lie beside its entry. */
export async function openApps<App extends string>(
  apps: Readonly<Record<App, readonly string[]>>,
  own: Own,
  files: Readonly<Record<string, string>>,
) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
  const servers: Awaited<ReturnType<typeof serve>>[] = []
  async function open(app: App) {
    const folder = app.replaceAll(' ', '-')
    const beside = Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text])
    write({
      ...Object.fromEntries(beside),
      [`${folder}/index.html`]:
        '<!doctype html><html lang="en"><head><link rel="icon" href="data:," /></head><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>',
      [`${folder}/main.tsx`]: main(apps[app], own),
      [`${folder}/tsconfig.json`]: '{ "compilerOptions": { "jsx": "react-jsx" } }',
    })
    const { code, output } = await run(process.execPath, 'node_modules/vite/bin/vite.js', 'build', folder)
    if (code !== 0) throw new Error(output)
    const server = await serve({ dir: join(stranger, folder, 'dist') })
    servers.push(server)
    const page = await browser.newPage()
    await page.goto(server.url)
    await page.locator('#own > :last-child').waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready)
    return page
  }
  const pages = {} as Record<App, Page>
  for (const app of Object.keys(apps) as App[]) pages[app] = await open(app)
  return {
    pages,
    close: async () => {
      await browser.close()
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}

/** How every element of ours looks and where it stands. */
export const looks = (page: Page) =>
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

/** What properties of one of the stranger's own elements come to. */
export const computed = (page: Page, tag: string, names: readonly string[]) =>
  page.locator(`#own > ${tag}`).evaluate((element, wanted) => {
    const style = getComputedStyle(element)
    return Object.fromEntries(wanted.map((name) => [name, style[name as never]]))
  }, names)
