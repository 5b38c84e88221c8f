import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { routes } from '../../support/routes.json'
import { visit } from '../support/visit.ts'

const dist = fileURLToPath(new URL('../../../dashboard/dist', import.meta.url))
const pages = [
  { path: '/data1522', title: 'The whole back office, in one calm place', says: ['$29', 'Write to us'] },
  { path: '/data1522/pricing', title: 'A fair price, and nothing hidden behind it', says: ['$290', '$590'] },
  {
    path: '/data1522/nosotros',
    title: 'We make the back office a calm place to work',
    says: ['Map engineer', 'Lisbon'],
  },
]
const usual = { theme: 'dark' }
const context = { javaScriptEnabled: false }

const addresses = new Set(routes.map(({ path }) => path))
const isThere = async (page: Page, href: string) => {
  const { pathname, hash, origin } = new URL(href, page.url())
  if (origin !== new URL(page.url()).origin) return true
  if (hash && pathname === new URL(page.url()).pathname)
    return (await page.locator(`[id="${hash.slice(1)}"]`).count()) === 1
  return addresses.has(pathname)
}

test.each(pages)('$path is read without a script, and none of its links is dead', async (drawn) => {
  const page = await visit(drawn.path, { preferences: usual, context })
  expect(await page.locator('h1').textContent()).toBe(drawn.title)
  const text = (await page.locator('main').innerText()).replaceAll(/[\u2066-\u2069]/g, '')
  for (const words of drawn.says) expect(text).toContain(words)
  const hrefs = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  const dead: string[] = []
  for (const href of new Set(hrefs)) if (!(await isThere(page, href))) dead.push(href)
  expect(dead).toEqual([])
  expect(hrefs.length).toBeGreaterThan(15)
})

test.each(pages)('$path tells machines what it is', async ({ path }) => {
  const page = await visit(path, { preferences: usual, context })
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
  const types = facts['@graph'].map((fact: Record<string, unknown>) => fact['@type'])
  expect(types).toContain('Organization')
  expect(types.length).toBeGreaterThan(1)
  const metaOf = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  expect(await page.title()).toMatch(/ · DATA1522$/)
  expect(await metaOf('og:title')).toBe(await page.title())
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toBe(`https://data1522.example${path}`)
  expect(readFileSync(`${dist}/sitemap.xml`, 'utf8')).toContain(`<loc>${canonical}</loc>`)
  const picture = new URL((await metaOf('og:image'))!)
  const answer = await page.request.get(new URL(picture.pathname, page.url()).href)
  expect(answer.status()).toBe(200)
  expect((await answer.body()).length).toBeLessThan(100_000)
})

interface Frame {
  readonly text: string
  readonly theme?: string
  readonly ground: string
  readonly dir: string
}

/** What could be read in each frame of a page on the way to its heading. */
async function framesOf(path: string, preferences: Record<string, unknown>, heading: string | RegExp) {
  const start = await visit('/login', { preferences })
  const page = await start.context().newPage()
  await page.addInitScript(() => {
    const seen: Frame[] = []
    Object.assign(window, { seen15: seen })
    const look = () => {
      if (document.body)
        seen.push({
          text: document.body.innerText,
          theme: document.documentElement.dataset.theme,
          ground: getComputedStyle(document.body).backgroundColor,
          dir: getComputedStyle(document.body).direction,
        })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(new URL(path, start.url()).href)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as never as { seen15: Frame[] }).seen15)
}

test.each([
  ['fr', { language: 'fr' }],
  ['ar', { language: 'ar', theme: 'dark' }],
])('who reads %s never sees the English that the build drew', async (_, preferences) => {
  for (const { path, title } of pages) {
    const frames = await framesOf(path, preferences, new RegExp(`^(?!${title.slice(0, 20)}).`))
    expect(frames.filter(({ text }) => text.includes(title.slice(0, 20)))).toEqual([])
  }
})

test.each([
  ['Arabic', 'rtl', { language: 'ar' }],
  ['Arabic from left to right', 'ltr', { language: 'ar', direction: 'ltr' }],
  ['English from right to left', 'rtl', { direction: 'rtl' }],
])('who reads %s sees no frame in the other direction', async (_, dir, preferences) => {
  for (const { path } of pages) {
    const frames = await framesOf(path, preferences, /./)
    expect([...new Set(frames.map((frame) => frame.dir))]).toEqual([dir])
  }
})

test.each([
  ['light', { theme: 'light' }, /oklch\(0\.9/],
  ['dark', { theme: 'dark' }, /oklch\(0\.[12]/],
])('who chose %s sees no frame of another theme', async (theme, preferences, ground) => {
  const frames = await framesOf('/data1522', preferences, /The whole back office/)
  expect([...new Set(frames.map((frame) => frame.theme))]).toEqual([theme])
  const shown = frames.filter(({ text }) => text.includes('The whole back office'))
  for (const frame of shown) expect(frame.ground).toMatch(ground)
})

test.each(pages)('React takes over $path as it stands', async ({ path, title }) => {
  const page = await visit('/login', { preferences: usual })
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(new URL(path, inject('product')).href, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1, name: title })
  await heading.waitFor()
  await heading.evaluate((element) => Object.assign(element, { isOfBuild: true }))
  held.resolve()
  const theme = page.getByRole('button', { name: 'Theme' })
  await expect
    .poll(async () => {
      await theme.click({ timeout: 1000 }).catch(() => undefined)
      return page.getByRole('menuitemradio', { name: 'Light' }).isVisible()
    })
    .toBe(true)
  expect(await heading.evaluate((element) => 'isOfBuild' in element)).toBe(true)
})

test('who is signed in is shown what is theirs, not what the build drew', async () => {
  const page = await visit('/data1522', { as: 'admin', preferences: usual })
  await page.getByRole('link', { name: 'Open dashboard' }).first().waitFor()
  expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0)
})
