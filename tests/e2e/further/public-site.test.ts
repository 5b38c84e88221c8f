import { expect, test } from 'vitest'
import { goToDemoByKeyboard } from '../support/public-site.ts'
import { expectAddress, visit } from '../support/visit.ts'

test('by keyboard from the landing page to the demo, in en', async () => {
  const page = await goToDemoByKeyboard({
    language: 'en',
    skip: 'Skip to content',
    demo: 'Open the demo',
    menu: 'Pages',
    page: 'About us',
  })
  await page.goBack()
  await expectAddress(page, '/data1522')
})

test('the header leads to a section, and marks it', async () => {
  const page = await visit('/data1522')
  const link = page.getByRole('banner').getByRole('link', { name: 'FAQ' })
  await link.click()
  await expectAddress(page, '/data1522#faq')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('faq')
  await expect.poll(() => link.getAttribute('aria-current')).toBe('location')
})

test('nothing on the public pages moves while they load and are read', async () => {
  const shifts: Record<string, number> = {}
  for (const path of ['/data1522', '/data1522/pricing', '/data1522/payment?plan=team', '/data1522/nosotros'])
    for (const language of ['en', 'ar']) {
      const page = await visit(path, { preferences: { language } })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      for (let screens = 0; screens < 4; screens++) {
        await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
        await page.waitForLoadState('networkidle')
      }
      shifts[`${path} in ${language}`] = await page.evaluate(
        () =>
          new Promise<number>((tell) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
                sum += entry.value
            }).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => tell(sum)))
          }),
      )
    }
  expect(Object.entries(shifts).filter(([, shift]) => shift >= 0.02)).toEqual([])
})
