import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { typedAfterFailure } from '../../../../../tests/support/failed-dialog.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { CustomerDetails } from './CustomerDetails.tsx'

withMock()

interface Case {
  search: string
  typed: Record<string, string>
  /** The choice that is made too. */
  pick?: string
  submit: string
}

test.each<Case>([
  { search: '?dialog=edit', typed: { 'Full name': 'Manon Clair' }, submit: 'Save' },
  {
    search: '?tab=billing&dialog=address&of=1',
    typed: { 'Street and number': '7 Pier Steps' },
    submit: 'Save',
  },
  { search: '?tab=security&dialog=twoStep', typed: { Phone: '+33 6 12 34 56 78' }, submit: 'Save' },
  {
    search: '?tab=billing&dialog=payment',
    typed: { 'Name on the card': 'Manon', 'Card number': '4242 4242 4242 4242', 'Valid until': '12/31' },
    submit: 'Save',
  },
  { search: '?dialog=plan', typed: {}, pick: 'Enterprise', submit: 'Use this plan' },
])(
  'the dialog at $search stays with what was entered until the server has accepted it',
  async ({ search, typed, pick, submit }) => {
    const { user } = await renderScreen(<CustomerDetails />, {
      path: '/apps/ecommerce/customer/details/:id',
      address: `/apps/ecommerce/customer/details/251671${search}`,
      groups: ['customers', 'customer', 'orders', 'postal'],
    })
    const prepare = async () => {
      if (pick) await user.click(screen.getByRole('radio', { name: new RegExp(pick) }))
    }
    expect(await typedAfterFailure({ user, typed, prepare, submit })).toEqual(typed)
  },
  60_000,
)
