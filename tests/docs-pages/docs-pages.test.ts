import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, type Page, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { buildStorybook } from '../stories/build.mjs'
import { choose, goTo, load, problemsOf } from './docs-page.ts'

const folder = buildStorybook(resolve(import.meta.dirname, '../..'))
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string }>
}
const ids = Object.values(entries)
  .filter(({ type }) => type === 'docs')
  .map(({ id }) => id)
/** The first page of a load has most to start at once, but a load costs as much as several pages. */
const pages = ids.map((id, place) => ({ id, isFirst: place % 10 === 0 }))

interface Tab {
  page: Page
  theme: 'light' | 'dark'
}

let site: Awaited<ReturnType<typeof serve>>
let browser: Browser
const idle: Tab[] = []

beforeAll(async () => {
  site = await serve({ dir: folder })
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const openTab = async (): Promise<Tab> => ({
  page: await browser.newPage({ viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' }),
  theme: 'light',
})

test.concurrent.for(pages)('$id', async ({ id, isFirst }) => {
  const open = idle.pop()
  const tab = open ?? (await openTab())
  if (!open || isFirst) {
    await load(tab.page, site.url, id)
    tab.theme = 'light'
  } else await goTo(tab.page, id)
  const problems = await problemsOf(tab.page, { id, theme: tab.theme })
  if (problems.length === 0) {
    tab.theme = tab.theme === 'light' ? 'dark' : 'light'
    await choose(tab.page, tab.theme)
    problems.push(...(await problemsOf(tab.page, { id, theme: tab.theme })))
  }
  // What went wrong on one page must not reach the next.
  if (problems.length > 0) await tab.page.close()
  else idle.push(tab)
  expect(problems).toEqual([])
})
