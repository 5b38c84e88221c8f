import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { NotFound } from './NotFound.tsx'

const groups = ['errors', 'titles'] as const
const offered = () => {
  const list = screen.queryByRole('list', { name: 'Were you looking for one of these?' })
  return list
    ? within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    : []
}

test('offers the addresses that may have been meant, of those that the person may open', async () => {
  const { unmount } = await renderProduct(<NotFound />, { address: '/acess-control', groups, rules: [] })
  expect(offered()).not.toContain('/access-control')
  unmount()
  const rules = [{ action: 'read', subject: 'AclDemo' }]
  await renderProduct(<NotFound />, { address: '/acess-control', groups, rules })
  expect(offered()[0]).toBe('/access-control')
})

test('offers a visitor what is public', async () => {
  await renderProduct(<NotFound />, { address: '/data1522/princing', groups })
  expect(offered()[0]).toBe('/data1522/pricing')
})

test('offers nobody the screens of refusals', async () => {
  await renderProduct(<NotFound />, { address: '/pages/misc/not-authorised', groups, rules: [] })
  expect(offered().filter((href) => /not-/.test(href!))).toEqual([])
})

test('bears an address that cannot be read, and one near to nothing', async () => {
  await renderProduct(<NotFound />, { address: '/%E0%A4%A', groups })
  expect(offered()).toEqual([])
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy()
})
