import { act, screen } from '@testing-library/react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

/** The screen in a product that has just started: elsewhere the tests have all routes known. */
const everyRoute = '../../../../tests/support/all-routes.ts'
beforeEach(() => {
  vi.resetModules()
  vi.doMock(everyRoute, () => ({}))
})
afterAll(() => {
  vi.doUnmock(everyRoute)
  vi.resetModules()
})

const checkout = {
  path: '/front-pages/checkout',
  layout: 'blank',
  access: 'signed-in',
  title: 'checkout',
} as const
const demoAlone = [
  { action: 'manage', subject: 'all', inverted: true },
  { action: 'read', subject: 'AclDemo' },
]

test.each([
  ['a visitor', undefined, '/data1522'],
  ['who sees orders', [{ action: 'manage', subject: 'all' }], '/apps/ecommerce/order/list'],
  ['who sees the demo alone', demoAlone, '/access-control'],
])('an address without the frame leads %s to where the work begins', async (_, rules, home) => {
  const { renderProduct } = await import('../../../../tests/support/product.tsx')
  const { RouteContext } = await import('../../core/router/route-context.ts')
  const { registerRoutes } = await import('../../core/router/routes.ts')
  const { publicRoutes } = await import('../routes/public-routes.ts')
  const { beingBuilt } = await import('./routes.ts')
  registerRoutes(publicRoutes)
  await act(() =>
    renderProduct(
      <RouteContext value={checkout}>
        <beingBuilt.Component />
      </RouteContext>,
      { address: checkout.path, rules },
    ),
  )
  const link = await screen.findByRole('link', { name: /^Go to “/ })
  expect(link.getAttribute('href')).toBe(home)
})
