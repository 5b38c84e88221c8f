import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { historyOf } from '../../../../mocks/areas/account-settings/billing-history.ts'
import { settingsOf } from '../../../../mocks/areas/account-settings/collection.ts'
import { accounts } from '../../../../mocks/seed/accounts.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { CardsCard } from '../../entities/account/CardsCard.tsx'
import { BillingDialogs } from './billing/BillingDialogs.tsx'
import { HistoryCard } from './billing/HistoryCard.tsx'
import { NextInvoiceCard } from './billing/NextInvoiceCard.tsx'
import { PlanPanel } from './billing/PlanPanel.tsx'
import { PermissionCard } from './notification/PermissionCard.tsx'
import { CheckCard } from './security/CheckCard.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  await Promise.all([
    import('../../entities/account/EditCardDialog.tsx'),
    import('../../../../design-system/src/components/Menu/MenuPopup.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
  ])
}, 60_000)

const open = (part: ReactElement, address = '/') =>
  renderScreen(part, {
    path: '/',
    address,
    groups: [
      'account',
      'accountBilling',
      'accountNotices',
      'accountSecurity',
      'accountSettings',
      'billing',
      'invoice',
      'invoices',
      'plans',
      'users',
    ],
  })
const billing = () => settingsOf().get().billing

test.each([
  ['that goes on says that it renews', {}, 1],
  ['that is cancelled does not', { isCancelled: true }, 0],
  ['that costs nothing does not', { plan: 'basic', price: 0 } as const, 0],
])('a plan %s', async (_, fields, count) => {
  await open(<PlanPanel billing={{ ...billing(), ...fields }} />)
  expect(screen.queryAllByText(/renews on/)).toHaveLength(count)
})

test.each([
  ['card', 1],
  ['paypal', 0],
] as const)('a plan paid by %s says that the card has expired %i times', async (paidBy, count) => {
  const cards = billing().cards.map((card) => ({ ...card, expires: '2020-01' }))
  await open(<PlanPanel billing={{ ...billing(), paidBy, cards }} />)
  expect(screen.queryAllByText('The primary card has expired')).toHaveLength(count)
})

test('the price of the next invoice says that tax comes on top', async () => {
  await open(<NextInvoiceCard billing={billing()} />)
  expect(screen.getByText('Before tax')).toBeTruthy()
})

test('an invoice is called by the number that stands on its document', async () => {
  const [invoice] = historyOf(accounts[0]!)
  await open(<HistoryCard invoices={[{ ...invoice!, number: 'INV-000012' }]} />)
  expect(screen.getByRole('link', { name: '#INV-000012' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download invoice INV-000012 as PDF' })).toBeTruthy()
})

test.each([
  [false, 'You get them when you turn on two-step sign-in.'],
  [true, '1 is left. Create new ones.'],
])('few backup codes, with two-step on (%s): it says what helps', async (isTwoStepOn, advice) => {
  const security = { ...settingsOf().get().security, isTwoStepOn, backupCodesLeft: Number(isTwoStepOn) }
  await open(<CheckCard security={security} onTurnOn={() => {}} />)
  expect(screen.getByText(advice)).toBeTruthy()
})

test('the last card that pays cannot be removed, and the menu says why', async () => {
  const nothing = () => {}
  const { user } = await open(
    <CardsCard
      cards={billing().cards.slice(0, 1)}
      needsOne
      onEdit={nothing}
      onMakePrimary={nothing}
      onRemove={nothing}
    />,
  )
  await user.click(screen.getByRole('button', { name: /Mastercard/ }))
  const remove = await screen.findByRole('menuitem', { name: /Remove/ }, patience)
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  expect(within(remove).getByText(/The plan is paid with this card/)).toBeTruthy()
})

test(
  'a card that is edited is saved by what it is, wherever it stands by then',
  async () => {
    const drawn = billing()
    const { user } = await open(<BillingDialogs billing={drawn} />, '/?dialog=card&of=visa-0924')
    const dialog = within(await screen.findByRole('dialog', { name: /0924/ }, patience))
    const settings = settingsOf().get()
    settingsOf().set({ ...settings, billing: { ...drawn, cards: drawn.cards.toReversed() } })
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), ' Ltd')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(
      () =>
        expect(billing().cards.map(({ lastDigits, holder }) => [lastDigits, holder])).toEqual([
          ['0924', 'Marigold & Tide Ltd'],
          ['5163', 'Ines Halvorsen'],
        ]),
      patience,
    )
  },
  LONG,
)

test('an example is shown by the service worker where pages may not show one', async () => {
  const showNotification = vi.fn<(title: string) => Promise<void>>()
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted'
      constructor() {
        throw new TypeError('Illegal constructor')
      }
    },
  )
  const serviceWorker = { ready: Promise.resolve({ showNotification }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  const { user } = await open(<PermissionCard />)
  await user.click(screen.getByRole('button', { name: 'Show one' }))
  await waitFor(() => expect(showNotification).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
