import { expect, test } from 'vitest'
import { enter } from '../support/tab-to.ts'
import { addressOf, expectAddress, visit } from '../support/visit.ts'

test('by keyboard: a vehicle is found and followed, and its address shows it in another browser', async () => {
  const page = await visit('/apps/logistics/fleet', { as: 'admin' })
  const vehicles = page.getByRole('heading', { level: 2, name: /VOL-/ }).getByRole('button')
  await vehicles.first().waitFor()
  const name = /VOL-\d+/.exec((await vehicles.nth(2).textContent())!)![0]
  await enter(page, page.getByRole('searchbox', { name: 'Vehicle, driver or place' }))
  await page.keyboard.type(name)
  await expect.poll(() => vehicles.count()).toBe(1)
  await enter(page, vehicles)
  await expectAddress(page, new RegExp(`vehicle=${name}`))
  const panel = page.getByRole('region', { name: 'Vehicles on the road' })
  const follow = panel.getByRole('button', { name: 'Follow', exact: true })
  await enter(page, follow)
  await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('true')

  const other = await visit(addressOf(page), { as: 'admin' })
  const marker = other.getByRole('button', { name: new RegExp(`^${name} ·`) })
  await expect.poll(() => marker.getAttribute('aria-pressed')).toBe('true')
  await other.getByText('On the road').waitFor()
})
