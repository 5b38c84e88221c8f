import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { readme } from './readme.ts'
import { run, stranger, write } from './stranger.ts'

/** The policy of the README, which says itself what it is enough for. */
const [, policy] = /^```\n(default-src[^]*?)\n```$/m.exec(readme)!

const html = `<!doctype html>
<html lang="fr" data-theme="dark">
  <head><meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="${policy!.replaceAll('\n', ' ').replace("'sha256-…'", '')}" /><title>A fresh app</title><link rel="icon" href="data:," /></head>
  <body><div id="root"></div><script type="module" src="./main.tsx"></script></body>
</html>`

const main = `
import '@data1522/design-system/styles.css'
import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { loadMessages, LocaleProvider } from '@data1522/design-system/locale'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

function App() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="primary" variant="solid" onPress={() => setOpen(true)}>Ouvrir</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Bonjour">Tout va bien.</Dialog>
    </>
  )
}

const messages = await loadMessages('fr')
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LocaleProvider language="fr" messages={messages}><App /></LocaleProvider>
  </StrictMode>,
)
`

let server: Awaited<ReturnType<typeof serve>>
let browser: Browser
let page: Page
const noise: string[] = []

/** A new Vite app, with nothing of its own but the automatic JSX of React. */
beforeAll(async () => {
  write({
    'app/index.html': html,
    'app/main.tsx': main,
    'app/tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx" } }',
  })
  const { code, output } = await run(process.execPath, 'node_modules/vite/bin/vite.js', 'build', 'app')
  if (code !== 0) throw new Error(output)
  server = await serve({ dir: join(stranger, 'app/dist'), port: 0 })
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
  page = await browser.newPage()
  page.on('console', (message) => noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(String(error)))
  await page.goto(server.url)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

test('shows a button in its colour and its font', async () => {
  const button = page.getByRole('button', { name: 'Ouvrir' })
  const [ground, family] = await button.evaluate((element) => {
    const style = getComputedStyle(element)
    return [style.backgroundColor, style.fontFamily]
  })
  expect(ground).toMatch(/^okl(ab|ch)\(/)
  expect(family).toContain('Inter Variable')
  const loaded = await page.evaluate(async () => {
    const fonts = await document.fonts.ready
    return [...fonts].filter(({ status }) => status === 'loaded').map((font) => font.family)
  })
  expect(loaded.join()).toContain('Inter Variable')
})

test('opens a dialog, in the words of its language, and closes it', async () => {
  await page.getByRole('button', { name: 'Ouvrir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bonjour' })
  await dialog.getByText('Tout va bien.').waitFor()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('says nothing on the console, under the policy of the README', () => {
  expect(noise).toEqual([])
})
