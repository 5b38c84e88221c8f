import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { customers } from '../../../../mocks/areas/customers/collection.ts'
import { referralInvitations } from '../../../../mocks/areas/referrals/collection-invitations.ts'
import { referrals } from '../../../../mocks/areas/referrals/collection.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { amountOf, earningOf } from '../../entities/referral/amounts.ts'
import { Referrals } from './Referrals.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  await Promise.all([
    import('./payout/PayoutDialog.tsx'),
    import('@data1522/design-system/ConfirmDialog'),
    import('@data1522/design-system/Dialog'),
  ])
}, 60_000)

const open = (search = '') =>
  renderScreen(<Referrals />, {
    path: '/apps/ecommerce/referrals',
    address: `/apps/ecommerce/referrals${search}`,
    groups: ['referrals'],
  })
const addresses = () => screen.findByRole('textbox', { name: /Email addresses/ }, patience)
const invite = () => screen.getByRole('button', { name: 'Send invitations' })
const invited = () => referralInvitations.all().map(({ email }) => email)

test('amounts add up to the cent', () => {
  expect(amountOf('$1,249.05')).toBe(1249.05)
  expect(earningOf([{ earning: '$0.10' }, { earning: '$0.20' }, { earning: '$1,000.05' }])).toBe(1000.35)
})

test(
  'several people are invited at once, an address that is none is not',
  async () => {
    const { user } = await open()
    await user.click(await addresses())
    await user.paste('cosima@example.org, nonsense, otto@example.org')
    expect(screen.getAllByText('nonsense is not an email address.')).toBeTruthy()
    await user.clear(await addresses())
    await user.click(invite())
    await screen.findByText('2 people are invited', {}, patience)
    expect(invited()).toEqual(expect.arrayContaining(['cosima@example.org', 'otto@example.org']))
    await waitFor(() => expect(screen.queryByText('cosima@example.org')).toBeNull())
  },
  LONG,
)

test(
  'who is a customer already is named, and nobody is invited',
  async () => {
    const { email } = customers.all()[0]!
    const before = invited()
    const { user } = await open()
    await user.type(await addresses(), `cosima@example.org, ${email},`)
    await user.click(invite())
    expect(
      await screen.findAllByText(new RegExp(`${email} is a customer already`), {}, patience),
    ).toBeTruthy()
    expect(invited()).toEqual(before)
  },
  LONG,
)

test(
  'what is owed is paid out after a question that names the sum',
  async () => {
    const [first, second] = referrals.all().filter(({ status }) => status === 'Unpaid')
    const sum = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(
      (amountOf(first!.earning) * 100 + amountOf(second!.earning) * 100) / 100,
    )
    const { user } = await open(`?status=Unpaid&payout=${first!.id},${second!.id}`)
    const dialog = within(await screen.findByRole('alertdialog', { name: `Pay out ${sum}?` }, patience))
    await user.click(dialog.getByRole('button', { name: 'Pay out' }))
    await screen.findByText(`${sum} paid out`, {}, patience)
    expect(referrals.get(first!.id)!.status).toBe('Paid')
    expect(referrals.get(second!.id)!.status).toBe('Paid')
  },
  LONG,
)

test(
  'the link is copied, and says so',
  async () => {
    await open()
    // Without the user's pauses, which may outlast what is said.
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }, patience))
    await waitFor(() => expect(screen.queryAllByText('Copied')).not.toEqual([]), patience)
    expect(await navigator.clipboard.readText()).toContain('https://shop.example.com/')
  },
  LONG,
)
