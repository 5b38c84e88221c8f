import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSize } from '../support/gzip.ts'

/** The code that a screen fetched, by file: JavaScript and CSS, compressed as a server would send it. */
export async function measure(browser, { url, dir, path, cookies = [], ready }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })))
  // The tour of the product is offered once, and is no part of the screen.
  await context.addInitScript(() => localStorage.setItem('DATA1522-tour-1', 'offered'))
  const page = await context.newPage()
  const files = new Set()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname)) files.add(pathname)
  })
  await page.goto(new URL(path, url).href)
  await page.waitForSelector(ready)
  await page.waitForLoadState('networkidle')
  await context.close()
  return [...files].map((file) => ({
    file,
    bytes: gzipSize(readFileSync(join(dir, file))),
  }))
}
