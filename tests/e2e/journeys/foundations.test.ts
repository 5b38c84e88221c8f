import { expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

test('an icon is found in French, chosen and copied by keyboard', async () => {
  const page = await visit('/pages/icons', {
    as: 'admin',
    preferences: { language: 'fr' },
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  })
  await page.getByRole('option', { name: 'bell', exact: true }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('étoile')
  await expectAddress(page, '/pages/icons?q=%C3%A9toile')
  await page.getByRole('option', { name: 'star', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText('star-filled copié').waitFor({ state: 'attached' })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain('<Icon icon={IconStarFilled} size={24} />')
  await expectAddress(page, '/pages/icons?q=%C3%A9toile&icon=star-filled')
})
