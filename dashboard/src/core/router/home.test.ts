import { expect, test } from 'vitest'
import '../../../../tests/support/all-routes.ts'
import { homeOf } from './home.ts'
import { routeAt } from './routes.ts'

test.each([
  ['who may see all', { isSignedIn: true, can: () => true }, '/apps/ecommerce/order/list'],
  [
    'who sees the demo alone',
    { isSignedIn: true, can: (_: string, subject: string) => subject === 'AclDemo' },
    '/access-control',
  ],
  ['a visitor', { isSignedIn: false, can: () => true }, '/data1522'],
])('the work of %s begins at an address of the product', (_, visitor, home) => {
  expect(homeOf(visitor)).toBe(home)
  expect(routeAt(home)).toBeDefined()
})
