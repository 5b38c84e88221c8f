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
