import { expect, test } from 'vitest'
import { seenFrames, watchFrames } from '../support/frames.ts'
import { visit } from '../support/visit.ts'

/** What was seen of the list on the way to it, from the first frame on, by someone with stored preferences. */
async function onTheWay(preferences: Record<string, unknown>) {
  const start = await visit('/data1522', { as: 'admin', preferences })
  const page = await start.context().newPage()
  await watchFrames(page)
  await page.goto(new URL('/apps/user/list', start.url()).href)
  await page.locator('tbody tr a').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const { frames, shift } = await seenFrames(page)
  const [first, ...rest] = frames.map(({ awaited: _awaited, ...shown }) => shown)
  for (const frame of rest) expect(frame).toEqual(first)
  expect(shift).toBeLessThan(0.01)
  const awaited = new Set(frames.map((frame) => frame.awaited).filter((width) => width !== null))
  return { first, awaited: [...awaited] }
}

test('the first frame is right, and nothing flashes or shifts on the way to the list', async () => {
  const { first, awaited } = await onTheWay({
    theme: 'dark',
    language: 'ar',
    'nav-collapsed': true,
    skin: 'bordered',
    density: 'compact',
  })
  expect(first).toMatchObject({ theme: 'dark', dir: 'rtl', lang: 'ar', collapsed: 'true' })
  expect(awaited).toEqual(['72px'])
})

test.each([
  ['a light horizontal layout', { 'nav-layout': 'horizontal' }, { theme: 'light', layout: 'horizontal' }],
  ['a dark navigation on a light page', { 'semi-dark': true }, { theme: 'light', semiDark: 'true' }],
  ['another primary colour', { primary: '#2fb983' }, { hue: '162' }],
  ['a larger text', { 'text-size': 125 }, { textSize: '20px' }],
  ['a direction of its own', { language: 'fr', direction: 'rtl' }, { lang: 'fr', dir: 'rtl' }],
  ['Arabic from left to right', { language: 'ar', direction: 'ltr' }, { lang: 'ar', dir: 'ltr' }],
])('%s is there from the first frame on, and nothing shifts', async (_, preferences, shown) => {
  expect((await onTheWay(preferences)).first).toMatchObject(shown)
})

test('with stored light English the first frame is light', async () => {
  const page = await visit('/login', { preferences: { theme: 'light' } })
  expect(await page.getAttribute('html', 'data-theme')).toBe('light')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toMatch(/oklch\(0\.9/)
})

test('the policy lets in pictures of other sites, as products may have, and nothing else of theirs', async () => {
  const page = await visit('/login', { mayComplain: /pictures.invalid|ERR_NAME_NOT_RESOLVED/ })
  const refused = (tag: 'img' | 'script') =>
    page.evaluate(
      (name) =>
        new Promise((answer) => {
          document.addEventListener('securitypolicyviolation', () => answer(true), { once: true })
          const element = document.createElement(name)
          element.addEventListener('error', () => setTimeout(() => answer(false), 100))
          element.src = 'https://pictures.invalid/one'
          document.head.append(element)
        }),
      tag,
    )
  expect(await refused('img')).toBe(false)
  expect(await refused('script')).toBe(true)
})

test('the policy lets in no inline script but the snippet', async () => {
  const page = await visit('/login')
  const policy = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', 'content')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/)
  expect(policy).not.toContain('unsafe-inline')
  const hasRun = await page
    .evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.wasRun = true'
      document.head.append(script)
      return 'wasRun' in window
    })
    .catch(() => true)
  expect(hasRun).toBe(false)
})
