import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { server } from '../../../../../mocks/transports/node.ts'
import { leaveGuard } from '../../../core/router/back-guard.ts'
import { FramedPayment } from './FramedPayment.tsx'

withMock()
beforeAll(() =>
  Promise.all([
    import('./ChangePlan.tsx'),
    import('../../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
  ]),
)
// A narrow window, where the bar alone has the button that pays.
beforeAll(() => {
  const narrow = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => narrow)
})
afterAll(() => vi.unstubAllGlobals())
const patience = { timeout: 10_000 }
const LONG = 40_000

const show = (search = '', language: 'en' | 'fr' = 'en') =>
  renderScreen(<FramedPayment />, {
    path: '/data1522/payments',
    address: `/data1522/payments${search}`,
    groups: ['payment', 'plans', 'records'],
    language,
  })
const open = async (search = '', language: 'en' | 'fr' = 'en') => {
  const view = await show(search, language)
  await screen.findByRole('button', { name: /^(Pay|Payer) / }, patience)
  return view
}
type Person = Awaited<ReturnType<typeof open>>['user']

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const write = async (user: Person, answers: readonly (readonly [RegExp, string])[]) => {
  for (const [name, answer] of answers) {
    await user.click(field(name))
    field(name).select()
    await user.paste(answer)
  }
}
const fill = (user: Person, number = '4242424242424242') =>
  write(user, [
    [/^Card number/, number],
    [/^Expires/, '09/29'],
    [/^Security code/, '123'],
    [/^Name on the card/, 'Inès Valette'],
    [/^First name/, 'Inès'],
    [/^Last name/, 'Valette'],
    [/^Email/, 'ines@atelier-valette.example'],
    [/^City/, 'Lyon'],
    [/^Street/, '27 quai Saint-Antoine'],
  ])
const pay = (user: Person) => user.click(screen.getByRole('button', { name: /^Pay / }))
const canPay = (total: string) => screen.findByRole('button', { name: `Pay ${total}` }, patience)

test('an address that says nonsense is the team for a year', async () => {
  await open('?plan=basic&cycle=weekly')
  expect(screen.getByRole('heading', { level: 1, name: 'Pay for Team' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Annual' }).checked).toBe(true)
  await canPay('$290.00')
})

test(
  'a price that cannot be counted does not go on being counted',
  async () => {
    server.use(http.post('*/api/front/payment/quote', () => HttpResponse.json({}, { status: 404 })))
    const { user } = await show()
    await screen.findByRole('button', { name: 'The price could not be calculated' }, patience)
    expect(screen.queryByText('Calculating…')).toBeNull()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await canPay('$290.00')
  },
  LONG,
)

test(
  'a promo code is counted in place, a wrong one is said at its field, and both can be mended',
  async () => {
    const { user } = await open('?plan=team&cycle=yearly')
    await write(user, [[/^Promo code/, 'nothing']])
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await screen.findByText('This code does not exist. Check the spelling.', {}, patience)
    await canPay('$290.00')
    await write(user, [[/^Promo code/, 'hello10']])
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await canPay('$261.00')
    expect(screen.getByText('HELLO10, 10% off')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await canPay('$290.00')
    expect(field(/^Promo code/).value).toBe('')
  },
  LONG,
)

test(
  'a code that takes nothing off is no reason not to pay what the button says',
  async () => {
    const { user } = await open('?plan=team&cycle=monthly')
    await write(user, [[/^Promo code/, 'year20']])
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await screen.findByText('This code is for annual plans.', {}, patience)
    await canPay('$29.00')
    await fill(user)
    await pay(user)
    expect(await screen.findByRole('heading', { level: 1, name: 'Team is yours' }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'the tax follows the country of the language, and what was counted stays while it is counted anew',
  async () => {
    const { user } = await open('?plan=team&cycle=yearly', 'fr')
    expect(await screen.findByText(/^TVA, 20\s%/, {}, patience)).toBeTruthy()
    server.use(http.post('*/api/front/payment/quote', () => delay('infinite')))
    await user.click(screen.getByRole('radio', { name: 'Mensuel' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Payer / }).disabled).toBe(true),
    )
    expect(screen.getByText(/^TVA, 20\s%/)).toBeTruthy()
  },
  LONG,
)

test(
  'a declined card keeps all that was filled in, and another one pays',
  async () => {
    const { user } = await open('?plan=team&cycle=yearly')
    await fill(user, '4000000000009995')
    await pay(user)
    const summary = await screen.findByRole('group', { name: 'Fix 1 field' }, patience)
    expect(summary.textContent).toContain('not enough money')
    expect(field(/^City/).value).toBe('Lyon')
    expect(field(/^Card number/).value).toBe('4000 0000 0000 9995')
    await write(user, [[/^Card number/, '4242424242424242']])
    await pay(user)
    const done = await screen.findByRole('heading', { level: 1, name: 'Team is yours' }, patience)
    expect(document.activeElement).toBe(done)
    expect(screen.getByText('Card ending in 4242')).toBeTruthy()
    expect(screen.getByText('R-20261120-090000')).toBeTruthy()
  },
  LONG,
)

test(
  'says all that is wrong at once, a VAT number by its country',
  async () => {
    const { user } = await open()
    await write(user, [[/^VAT number/, '12']])
    await pay(user)
    const summary = await screen.findByRole('group', { name: /^Fix \d fields/ }, patience)
    expect(within(summary).getAllByRole('link').length).toBeGreaterThan(4)
    expect(summary.textContent).toContain('Your card')
    await user.click(screen.getByRole('button', { name: /^Country/ }))
    await user.click(await screen.findByRole('option', { name: 'France' }, patience))
    await waitFor(() => expect(screen.getByText('VAT, 20% in France')).toBeTruthy(), patience)
    await pay(user)
    await screen.findAllByText(/11 characters after FR. This one has 2/, {}, patience)
    await user.click(screen.getByRole('button', { name: /^Country/ }))
    await user.click(await screen.findByRole('option', { name: 'United States' }, patience))
    await waitFor(() => expect(screen.queryByText(/11 characters after FR/)).toBeNull(), patience)
  },
  LONG,
)

test(
  'another plan is taken in a dialog, and a transfer needs no card',
  async () => {
    const { user } = await open('?plan=team&cycle=monthly')
    await user.click(screen.getByRole('button', { name: 'Change plan' }))
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await user.click(dialog.getByRole('radio', { name: 'Company' }))
    await user.click(dialog.getByRole('button', { name: 'Take Company' }))
    await canPay('$59.00')
    await fill(user)
    await user.click(screen.getByRole('radio', { name: 'Bank transfer' }))
    await user.click(await screen.findByRole('button', { name: 'Order for $59.00' }, patience))
    await screen.findByRole('heading', { level: 1, name: 'Your order was placed' }, patience)
    expect(screen.getByText('LFSTUS00')).toBeTruthy()
    expect(screen.getByText('Pay with')).toBeTruthy()
    expect(screen.queryByText('Paid with')).toBeNull()
  },
  LONG,
)

test(
  'leaving while a payment is on its way is asked about',
  async () => {
    let answer: () => void = () => undefined
    server.use(
      http.post('*/api/front/payment', async () => {
        await new Promise<void>((resolve) => (answer = resolve))
      }),
    )
    const { user } = await open()
    await canPay('$290.00')
    await fill(user)
    await pay(user)
    await waitFor(() => expect(leaveGuard.current).not.toBeNull(), patience)
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    answer()
  },
  LONG,
)

test(
  'a name on the card that is too long is said at the card',
  async () => {
    const { user } = await open()
    await canPay('$290.00')
    await fill(user)
    await write(user, [[/^Name on the card/, 'x'.repeat(201)]])
    await pay(user)
    await waitFor(
      () =>
        expect(screen.getAllByRole('link').some(({ textContent }) => /card/i.test(textContent!))).toBe(true),
      patience,
    )
  },
  LONG,
)
