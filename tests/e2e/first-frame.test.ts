import { expect, test } from 'vitest'
import { visit } from './support/visit.ts'

interface Frame {
  theme: string | undefined
  dir: string
  lang: string
  collapsed: string | undefined
  ground: string
  navigation: string
}

const stored = { theme: 'dark', language: 'ar', 'nav-collapsed': true, skin: 'bordered', density: 'compact' }

test('the first frame is right, and nothing flashes or shifts on the way to the list', async () => {
  const start = await visit('/data1522', { as: 'admin', preferences: stored })
  const page = await start.context().newPage()
  await page.addInitScript(() => {
    const frames: unknown[] = []
    const shifts: number[] = []
    Object.assign(window, { frames15: frames, shifts15: shifts })
    const look = () => {
      const root = document.documentElement
      if (document.body && getComputedStyle(root).getPropertyValue('--ds-color-canvas')) {
        frames.push({
          theme: root.dataset.theme,
          dir: root.dir,
          lang: root.lang,
          collapsed: root.dataset.navCollapsed,
          ground: getComputedStyle(document.body).backgroundColor,
          navigation: document.querySelector('main')
            ? '72px'
            : getComputedStyle(document.querySelector('#root')!, '::before').inlineSize,
        })
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(new URL('/apps/user/list', start.url()).href)
  await page.locator('tbody tr a').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const { frames, shifts } = await page.evaluate(() => {
    const kept = window as never as { frames15: Frame[]; shifts15: number[] }
    return { frames: kept.frames15, shifts: kept.shifts15 }
  })
  const [first] = frames
  expect(first).toMatchObject({
    theme: 'dark',
    dir: 'rtl',
    lang: 'ar',
    collapsed: 'true',
    navigation: '72px',
  })
  for (const frame of frames) expect(frame).toEqual(first)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
})

test('with stored light English the first frame is light', async () => {
  const page = await visit('/login', { preferences: { theme: 'light' } })
  expect(await page.getAttribute('html', 'data-theme')).toBe('light')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toMatch(/oklch\(0\.9/)
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
