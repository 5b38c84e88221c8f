import { expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

const list = '/apps/user/list'

test('an address that is none leads to those that may have been meant, of those one may open', async () => {
  const page = await visit('/apps/usr/list', { as: 'client' })
  await page.getByRole('link', { name: 'Users' }).click()
  await expectAddress(page, '/apps/user/list')
  const stranger = await visit('/apps/usr/list')
  await stranger.getByRole('heading', { level: 1 }).waitFor()
  expect(await stranger.locator('main').getByRole('link').allTextContents()).toEqual(['Go to the home page'])
})

test('a user who is not there is said to be missing, with a way back', async () => {
  const page = await visit('/apps/user/view/99999', { as: 'admin' })
  await page.getByRole('heading', { name: 'There is no user with this number' }).waitFor()
  await page.getByRole('link', { name: 'See all users' }).click()
  await expectAddress(page, list)
})
