import { expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

test('connects with someone, takes it back, and writes to them', async () => {
  const page = await visit('/pages/user-profile/profile', { as: 'admin' })
  const pages = page.getByRole('navigation', { name: 'Pages of the profile' })
  await pages.getByRole('link', { name: /Connections/ }).click()
  await expectAddress(page, '/pages/user-profile/connections')
  await page.getByRole('searchbox', { name: 'Search people' }).fill('robotics')
  const card = page.getByRole('article')
  await expect.poll(() => card.count()).toBe(1)
  await card.getByRole('button', { name: /^Connect with/ }).click()
  await card.getByRole('button', { name: /^Connected with/ }).waitFor()
  await page.getByText('Connected with 7 people').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: /^Connect with/ }).waitFor()
  await page.getByText('Connected with 6 people').waitFor()
  await page.reload()
  await card.getByRole('button', { name: /^Connect with/ }).waitFor()
  await card.getByRole('link', { name: 'Message' }).click()
  await expectAddress(page, '/apps/chat?with=28')
})
