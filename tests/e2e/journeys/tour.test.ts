import { expect, test } from 'vitest'
import { enter } from '../support/tab-to.ts'
import { visit } from '../support/visit.ts'

test('is offered to who is here for the first time, and again to who left it on the way', async () => {
  const page = await visit('/apps/user/list', { as: 'admin', isFirstVisit: true })
  await enter(page, page.getByRole('button', { name: 'Start the tour' }))
  const card = page.getByRole('dialog')
  await card.getByRole('heading', { name: 'Everything is here' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await card.getByRole('heading', { name: 'Find anything in a second' }).waitFor()
  await page.reload()
  await enter(page, page.getByRole('button', { name: 'Continue', exact: true }))
  await card.getByRole('heading', { name: 'Find anything in a second' }).waitFor()
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('DATA1522-tour-1'))).toBe('skipped')
})

test('in Arabic: begins from the palette, goes on to the left, and ends by itself', async () => {
  const page = await visit('/apps/user/list', { as: 'admin', preferences: { language: 'ar' } })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await page.keyboard.type('جولة في')
  await page.getByRole('option', { name: /جولة في المنتج/ }).waitFor()
  await page.keyboard.press('Enter')
  const step = (name: string) => page.getByRole('dialog', { name })
  await step('كل شيء هنا').waitFor()
  await page.keyboard.press('ArrowLeft')
  await step('اعثر على أي شيء في ثانية').waitFor()
  await page.keyboard.press('ArrowRight')
  await step('كل شيء هنا').waitFor()
  for (const name of ['اعثر على أي شيء في ثانية', 'ما الجديد', 'قائمتك', 'المساعدة قريبة دائمًا']) {
    await page.keyboard.press('ArrowLeft')
    await step(name).waitFor()
  }
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
