import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from './chromium.mjs'

const USAGE = `node scripts/shot.mjs <url> <out.png> [options]
  --width 1440 --height 1100   the window
  --cookie name=value          repeatable
  --full                       the whole page, not only the window
  --wait selector              wait until it is visible
  --script file.mjs            drive the page first: export default async (page) => {}
  --js "code"                  run in the page before the picture
  --dark-scheme                prefers-color-scheme: dark`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '1100' },
    cookie: { type: 'string', multiple: true, default: [] },
    full: { type: 'boolean', default: false },
    wait: { type: 'string' },
    script: { type: 'string' },
    js: { type: 'string' },
    'dark-scheme': { type: 'boolean', default: false },
  },
})
const [url, path] = positionals
if (!url || !path) {
  console.error(USAGE)
  process.exit(2)
}

const cookie = (pair) => {
  const at = pair.indexOf('=')
  return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
}

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
try {
  const context = await browser.newContext({
    viewport: { width: Number(values.width), height: Number(values.height) },
    colorScheme: values['dark-scheme'] ? 'dark' : 'light',
  })
  await context.addCookies(values.cookie.map(cookie))
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      console.error(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => console.error(`page error: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) =>
    console.error(`request failed: ${request.url()} ${request.failure()?.errorText}`),
  )
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
  if (values.wait) await page.waitForSelector(values.wait)
  if (values.script) await (await import(pathToFileURL(values.script).href)).default(page)
  if (values.js) await page.evaluate(values.js)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path, fullPage: values.full })
  console.log(path)
} finally {
  await browser.close()
}
