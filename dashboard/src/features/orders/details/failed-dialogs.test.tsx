import { expect, test } from 'vitest'
import { typedAfterFailure } from '../../../../../tests/support/failed-dialog.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { OrderDetails } from './OrderDetails.tsx'

withMock()

interface Case {
  what: string
  typed: Record<string, string>
  submit: string
}

test.each<Case>([
  { what: 'shipping', typed: { 'Street and number': '7 Pier Steps' }, submit: 'Save' },
  { what: 'billing', typed: { 'Street and number': '7 Pier Steps' }, submit: 'Save' },
  { what: 'contact', typed: { Phone: '+33 6 12 34 56 78' }, submit: 'Save' },
  { what: 'card', typed: { 'Last four digits': '4242' }, submit: 'Save' },
  { what: 'send', typed: { Carrier: 'Heron Post', Tracking: 'HP-7' }, submit: 'Send items' },
])(
  'the dialog $what stays with what was typed until the server has accepted it',
  async ({ what, typed, submit }) => {
    const { user } = await renderScreen(<OrderDetails />, {
      path: '/apps/ecommerce/order/details/:id',
      address: `/apps/ecommerce/order/details/5389?dialog=${what}`,
      groups: ['orders', 'order', 'postal'],
    })
    expect(await typedAfterFailure({ user, typed, submit })).toEqual(typed)
  },
  60_000,
)
