import { Button } from '@data1522/design-system/Button'
import { screen, waitFor, within } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deals } from '../../../../mocks/areas/listings/collection.ts'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { shownAddress } from '../../../../tests/support/product.tsx'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { quoteQuery } from '../../entities/checkout/queries.ts'
import { CreateDeal } from './deal/CreateDeal.tsx'
import { emptyDeal } from './deal/deal.ts'
import { emptyProperty } from './property/property.ts'
import { PropertyListing } from './property/PropertyListing.tsx'

withMock()
// What the test before typed is kept as it goes.
beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())
const patience = { timeout: 10_000 }
const LONG = 40_000

const DEAL = '/wizard-examples/create-deal'
const PROPERTY = '/wizard-examples/property-listing'
const groups = ['wizard', 'deal', 'property', 'products', 'postal', 'records'] as const

const openDeal = (search = '') =>
  renderScreen(<CreateDeal />, { path: DEAL, address: DEAL + search, groups: [...groups] })
const openProperty = (search = '') =>
  renderScreen(<PropertyListing />, { path: PROPERTY, address: PROPERTY + search, groups: [...groups] })
const step = (name: string) => screen.findByRole('heading', { level: 2, name }, patience)
const button = (name: string) => screen.findByRole('button', { name }, patience)
const field = (name: RegExp) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' }, patience)

const good = {
  ...emptyDeal,
  discount: 15,
  title: 'Slow mornings',
  code: 'SLOW15',
  duration: { start: '2026-12-01', end: '2026-12-24' },
}
/** What this browser has kept of a deal. */
const keep = (values: object) =>
  localStorage.setItem('DATA1522-draft-deal-9', JSON.stringify({ at: Date.now(), values }))

test(
  'a mistake in step two is said on it, stops nobody, and is mended from afar',
  async () => {
    const { user } = await openDeal()
    await user.type(await field(/^Discount/), '15')
    await user.click(await button('Details'))
    await step('Details')
    await user.type(await field(/^Name/), 'Slow mornings')
    await user.type(await field(/^Code/), 'no')
    await user.click(await button('Usage'))
    await step('Usage')
    const rail = screen.getByRole('navigation', { name: 'Steps of the deal' })
    await within(rail).findByText('2 fields to fix', undefined, patience)
    await user.click(await button('Go to “Code”'))
    await step('Details')
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^Code/)), patience)
  },
  LONG,
)

test(
  'a code is mended in its middle, and becomes one of capitals',
  async () => {
    keep({ ...good, code: 'sow15' })
    const { user } = await openDeal('?step=details')
    const code = await field(/^Code/)
    await waitFor(() => expect(code.value).toBe('sow15'), patience)
    await user.type(code, 'ne', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect(code.value).toBe('sneow15')
    expect(await screen.findByText('SNEOW15', { selector: 'code' }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'the review is made of the answers and leads back to each step, which is in the address',
  async () => {
    keep(good)
    const { user } = await openDeal('?step=review')
    await step('Review')
    expect(await screen.findByText('SLOW15', { selector: 'dd' }, patience)).toBeTruthy()
    await user.click(await button('Change Details'))
    await step('Details')
    expect(shownAddress()).toBe(`${DEAL}?step=details`)
    expect((await field(/^Code/)).value).toBe('SLOW15')
  },
  LONG,
)

test(
  'what is published is sent, confirmed and no longer kept',
  async () => {
    keep({ ...good, isConfirmed: true })
    const { user } = await openDeal('?step=review')
    await screen.findByText('SLOW15', { selector: 'dd' }, patience)
    await user.click(await button('Publish the deal'))
    const done = await step('Slow mornings is published')
    await waitFor(() => expect(document.activeElement).toBe(done), patience)
    expect(deals.all().at(-1)).toMatchObject({ code: 'SLOW15', discount: 15, minimum: 0 })
    expect(Object.keys(localStorage).filter((key) => key.includes('draft-deal'))).toEqual([])
  },
  LONG,
)

test(
  'more than the whole price is said on the step that asks for it, and no longer once it is an amount',
  async () => {
    const { user } = await openDeal()
    await user.type(await field(/^Discount/), '150')
    await user.click(await button('Details'))
    await step('Details')
    const rail = screen.getByRole('navigation', { name: 'Steps of the deal' })
    await user.click(await within(rail).findByRole('button', { name: /1 field to fix/ }, patience))
    await step('Type')
    expect((await field(/^Discount/)).getAttribute('aria-invalid')).toBe('true')
    await user.click(screen.getByRole('radio', { name: /^Flat amount/ }))
    await waitFor(
      async () => expect((await field(/^Discount/)).getAttribute('aria-invalid')).not.toBe('true'),
      patience,
    )
  },
  LONG,
)

test(
  'an address past steps that nobody has seen leads to the first of them',
  async () => {
    await openDeal('?step=review')
    await step('Type')
    expect(shownAddress()).toBe(DEAL)
  },
  LONG,
)

test(
  'a deal that is published but paused promises nothing',
  async () => {
    keep({ ...good, status: 'paused', isConfirmed: true })
    const { user } = await openDeal('?step=review')
    await screen.findByText('SLOW15', { selector: 'dd' }, patience)
    await user.click(await button('Publish the deal'))
    await step('Slow mornings is published')
    expect(screen.getByText(/does not work at the checkout/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Try it at the checkout' })).toBeNull()
  },
  LONG,
)

test(
  'a deal that is over is not published',
  async () => {
    keep({ ...good, duration: { start: '2020-11-01', end: '2020-12-24' }, isConfirmed: true })
    const { user } = await openDeal('?step=review')
    await user.click(await button('Publish the deal'))
    await screen.findAllByText(/These dates have passed/, undefined, patience)
    expect(deals.all().some(({ code }) => code === 'SLOW15')).toBe(false)
  },
  LONG,
)

test(
  'carts that were counted before know the code of a new deal',
  async () => {
    keep({ ...good, duration: { start: '2026-11-01', end: '2026-12-24' }, isConfirmed: true })
    const { user } = await renderScreen(
      <>
        <CreateDeal />
        <CartWithCode />
      </>,
      { path: DEAL, address: `${DEAL}?step=review`, groups: [...groups] },
    )
    await screen.findByText('SLOW15: unknown', undefined, patience)
    await user.click(await button('Publish the deal'))
    expect(await screen.findByText('SLOW15: holds', undefined, patience)).toBeTruthy()
  },
  LONG,
)

/** A bottle in the cart, and what becomes of the code. */
function CartWithCode() {
  const { data } = useQuery(quoteQuery({ lines: [{ id: 3, quantity: 1 }], offer: 'SLOW15' }))
  return data?.offer ? `SLOW15: ${data.offer.problem ?? 'holds'}` : null
}

test(
  'a code that is taken brings back its step; a failure keeps every answer',
  async () => {
    keep({ ...good, code: 'HELLO10', isConfirmed: true })
    const { user } = await openDeal('?step=review')
    await screen.findByText('HELLO10', { selector: 'dd' }, patience)
    setScenario({ fail: true })
    await user.click(await button('Publish the deal'))
    await screen.findByRole('group', { name: /nothing|server|again|fault/i }, patience)
    expect(screen.getByText('HELLO10', { selector: 'dd' })).toBeTruthy()
    setScenario({})
    await user.click(await button('Publish the deal'))
    await step('Details')
    expect(
      (await screen.findAllByText(/Another deal has this code/, undefined, patience)).length,
    ).toBeGreaterThan(0)
  },
  LONG,
)

test(
  'a code that is taken is said on leaving it, and still once one has gone on',
  async () => {
    keep({ ...good, code: '' })
    const { user } = await openDeal('?step=details')
    await user.type(await field(/^Code/), 'hello10')
    await user.click(await button('Usage'))
    await step('Usage')
    const rail = screen.getByRole('navigation', { name: 'Steps of the deal' })
    await within(rail).findByText('1 field to fix', undefined, patience)
    await user.click(await button('Go to “Code”'))
    await step('Details')
    await screen.findByText('Another deal has this code. Choose another one.', undefined, patience)
    await user.type(await field(/^Code/), 'x')
    await waitFor(
      async () => expect((await field(/^Code/)).getAttribute('aria-invalid')).not.toBe('true'),
      patience,
    )
    await user.keyboard('{Backspace}')
    await user.tab()
    await screen.findByText('Another deal has this code. Choose another one.', undefined, patience)
  },
  LONG,
)

test(
  'a listing is resumed where it was left, and emptied only until that is taken back',
  async () => {
    const first = await openProperty()
    await first.user.type(await field(/^Name/), 'Maud Valette')
    await first.user.click(await button('The property'))
    await step('The property')
    first.unmount()
    const { user } = await openProperty('?step=property')
    await screen.findByText('Owner, Maud Valette', undefined, patience)
    await user.click(await button('Start over'))
    await step('About you')
    expect((await field(/^Name/)).value).toBe('')
    await user.type(await field(/^Email/), 'maud@valette.example')
    await user.click(await button('Undo'))
    await waitFor(async () => expect((await field(/^Name/)).value).toBe('Maud Valette'), patience)
    expect((await field(/^Email/)).value).toBe('maud@valette.example')
  },
  LONG,
)

test(
  'what there is no room for is not said to be saved by leaving',
  async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('There is no room.')
    })
    const { user } = await openDeal()
    await user.type(await field(/^Discount/), '15')
    await user.tab()
    await screen.findByText('Not saved on this device', undefined, patience)
    expect(screen.getByRole('link', { name: 'Leave' })).toBeTruthy()
  },
  LONG,
)

test(
  'nonsense in the address and in the browser’s storage crashes nothing',
  async () => {
    keep({ discount: 'many', regions: [7, null], title: { odd: true }, duration: [], kind: 'percentage' })
    await openDeal('?step=nowhere')
    await step('Type')
    expect((await field(/^Discount/)).value).toBe('')
  },
  LONG,
)

test(
  'of land no rooms are asked',
  async () => {
    const values = { ...emptyProperty, type: 'land', town: 'York', name: 'Maud Valette' }
    localStorage.setItem('DATA1522-draft-property-9', JSON.stringify({ at: Date.now(), values }))
    const { user } = await openProperty('?step=property')
    await user.click(await button('Property features'))
    await step('Property features')
    expect(await screen.findByRole('group', { name: /^Shared/ }, patience)).toBeTruthy()
    expect(screen.queryByLabelText(/^Bedrooms/)).toBeNull()
  },
  LONG,
)

function FromElsewhere() {
  const { name } = useParams()
  const navigate = useNavigate()
  return (
    <>
      {name === 'create-deal' ? <CreateDeal /> : <Link to={DEAL}>A new deal</Link>}
      <Button onPress={() => void navigate(-1)}>Browser back</Button>
    </>
  )
}

test(
  'the way back from what is published leads past the steps, to where one came from',
  async () => {
    keep({ ...good, isConfirmed: true })
    const path = '/wizard-examples/:name'
    const { user } = await renderScreen(<FromElsewhere />, {
      path,
      address: '/wizard-examples/home',
      groups: [...groups],
    })
    await user.click(await screen.findByRole('link', { name: 'A new deal' }, patience))
    await step('Type')
    await user.click(await button('Details'))
    await user.click(await button('Usage'))
    await user.click(await button('Review'))
    await screen.findByText('SLOW15', { selector: 'dd' }, patience)
    await user.click(await button('Publish the deal'))
    await step('Slow mornings is published')
    await user.click(await button('Browser back'))
    await screen.findByRole('link', { name: 'A new deal' }, patience)
    expect(shownAddress()).toBe('/wizard-examples/home')
  },
  LONG,
)
