import { expect, test } from 'vitest'
import { card } from '../support/shop-dashboard.ts'
import { enter } from '../support/tab-to.ts'
import { expectAddress, visit } from '../support/visit.ts'

test('by keyboard: a status of the dashboard leads to the vehicles of the fleet that have it', async () => {
  const page = await visit('/dashboards/logistics', { as: 'admin' })
  const late = card(page, 'Running late')
  await late.getByRole('link').first().waitFor()
  const figure = async () => Number(/\d+/.exec((await late.textContent()) ?? '')?.[0])
  await expect.poll(figure).toBeGreaterThan(0)
  const count = await figure()
  await enter(page, late.getByRole('link').first())
  await expectAddress(page, '/apps/logistics/fleet?status=late')
  await expect.poll(() => page.getByRole('heading', { level: 2, name: /VOL-/ }).count()).toBe(count)
})
