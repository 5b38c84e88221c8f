import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { storeSettings } from '../../../../mocks/areas/store-settings/collection.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { StoreSettings } from '../../features/store-settings/StoreSettings.tsx'
import { OrderDetails } from '../../features/orders/details/OrderDetails.tsx'
import { ProductList } from '../../features/products/list/ProductList.tsx'
import { StoreRegion } from './StoreRegion.tsx'

withMock()
const patience = { timeout: 10_000 }

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await Promise.all([
    import('../../features/orders/dialogs/RefundDialog.tsx'),
    import('../../features/store-settings/store/StoreSection.tsx'),
    import('@data1522/design-system/Dialog'),
  ])
}, 60_000)
afterEach(() => localStorage.clear())

const sellIn = (currency: 'EUR' | 'GBP') => {
  const settings = storeSettings.get()
  storeSettings.set({ ...settings, store: { ...settings.store, currency } })
}
const openOrder = (language?: 'fr') =>
  renderScreen(
    <>
      <StoreRegion />
      <OrderDetails />
    </>,
    {
      path: '/apps/ecommerce/order/details/:id',
      address: '/apps/ecommerce/order/details/5389?dialog=refund',
      groups: ['orders', 'order', 'postal'],
      language,
    },
  )
const shown = () => document.querySelector('main, body')!.textContent!

test('amounts are shown and entered in the currency of the settings, in the way of the language', async () => {
  sellIn('EUR')
  const { user } = await openOrder('fr')
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 30_000 }))
  await waitFor(() => expect(shown()).toMatch(/2\s182,14\s€/), patience)
  expect(shown()).not.toContain('$')
  await user.click(dialog.getByRole('button', { name: 'Tout' }))
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Montant/ }).value).toMatch(/^2\s182,14\s€$/)
}, 60_000)

test('a price of the wire, which is always written in dollars, is shown in the currency of the store', async () => {
  sellIn('GBP')
  await renderScreen(
    <>
      <StoreRegion />
      <ProductList />
    </>,
    { path: '/apps/ecommerce/product/list', groups: ['products'] },
  )
  await screen.findAllByText(/^£[\d,]+\.\d\d$/, {}, patience)
  expect(shown()).not.toMatch(/\$\d/)
}, 60_000)

test('what is saved in the settings, here or in another tab, shows at once and at the next visit', async () => {
  const { user } = await renderScreen(
    <>
      <StoreRegion />
      <StoreSettings />
      <OrderDetails />
    </>,
    {
      path: '/apps/ecommerce/settings/:id',
      address: '/apps/ecommerce/settings/5389',
      groups: ['storeSettings', 'orders', 'order', 'postal'],
    },
  )
  await screen.findAllByText('$2,182.14', {}, patience)
  await screen.findByText(/Amounts are not converted/, {}, patience)
  await user.click(screen.getByRole('button', { name: /Currency/ }))
  await user.click(await screen.findByRole('option', { name: /Euro/ }, { timeout: 30_000 }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findAllByText('€2,182.14', {}, patience)
  expect(localStorage.getItem('DATA1522-currency')).toBe('EUR')

  localStorage.setItem('DATA1522-currency', 'GBP')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'DATA1522-currency' })))
  await screen.findAllByText('£2,182.14', {}, patience)
}, 60_000)

test.each(['EUR', 'euro', '', '"EUR"'])('begins with what this browser has kept: %j', async (kept) => {
  localStorage.setItem('DATA1522-currency', kept)
  vi.resetModules()
  const [{ currencyAtom }, { store }] = await Promise.all([
    import('../../core/i18n/currency.ts'),
    import('../../core/store.ts'),
  ])
  expect(store.get(currencyAtom)).toBe(kept === 'EUR' ? 'EUR' : 'USD')
})
