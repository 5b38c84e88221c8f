import { expect, test } from 'vitest'
import { goToDemoByKeyboard } from '../support/public-site.ts'
import { expectAddress, visit } from '../support/visit.ts'

test('by keyboard from the landing page to the demo, in ar', async () => {
  const page = await goToDemoByKeyboard({
    language: 'ar',
    skip: 'الانتقال إلى المحتوى',
    demo: 'افتح العرض التجريبي',
    menu: 'الصفحات',
    page: 'من نحن',
  })
  await page.goBack()
  await expectAddress(page, '/data1522')
})

test('a message that fails once is kept, and arrives by another press', async () => {
  const page = await visit('/data1522?api=failing:front')
  await page.mouse.move(200, 200)
  const message = page.getByRole('textbox', { name: 'Message' })
  await page.getByRole('textbox', { name: 'Name' }).fill('Iris')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('iris@heron.example')
  await message.fill('How many vans can the Team plan follow?')
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  await page.getByText('Something went wrong on the server.').waitFor()
  expect(await message.inputValue()).toBe('How many vans can the Team plan follow?')
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('vans')
  await page.goto(new URL('/data1522?api=', page.url()).href)
  await page.mouse.move(210, 210)
  await page.getByRole('button', { name: 'Restore' }).click()
  expect(await message.inputValue()).toBe('How many vans can the Team plan follow?')
  await send.click()
  await page.getByRole('heading', { name: 'Thank you, Iris' }).waitFor()
})
