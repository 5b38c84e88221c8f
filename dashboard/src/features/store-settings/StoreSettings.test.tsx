import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { orders } from '../../../../mocks/areas/orders/collection.ts'
import { invoices } from '../../../../mocks/areas/invoices/collection.ts'
import { storeSettings } from '../../../../mocks/areas/store-settings/collection.ts'
import { toastQueue } from '../../../../design-system/src/components/Toast/toasts.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { late } from '../../../../tests/support/late.ts'
import { shownAddress } from '../../../../tests/support/product.tsx'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { StoreSettings } from './StoreSettings.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await Promise.all([
    import('./store/StoreSection.tsx'),
    import('./payments/PaymentsSection.tsx'),
    import('./shipping/ShippingSection.tsx'),
    import('./shipping/RateDialog.tsx'),
    import('./shipping/ZoneDialog.tsx'),
    import('@data1522/design-system/Dialog'),
  ])
}, 60_000)

const open = (search = '', as: 'admin' | 'client' = 'admin') =>
  renderScreen(<StoreSettings />, {
    path: '/apps/ecommerce/settings',
    address: `/apps/ecommerce/settings${search}`,
    groups: ['storeSettings', 'postal'],
    as,
  })
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name }, patience)
const save = () => screen.getByRole('button', { name: 'Save changes' })

describe('a section', () => {
  test(
    'is saved with what was typed, which shows before, and taken back',
    async () => {
      const { user } = await open()
      const prefix = await field(/Prefix/)
      await user.clear(prefix)
      await user.type(prefix, 'MT-')
      const next = Math.max(...orders.all().map(({ order }) => order)) + 1
      expect(await screen.findByText(`MT-${next}`, {}, patience)).toBeTruthy()
      expect(storeSettings.get().store.orderIdPrefix).toBe('#')
      await user.click(save())
      await screen.findByText('Store details: changes saved', {}, patience)
      expect(storeSettings.get().store.orderIdPrefix).toBe('MT-')
      await user.click(screen.getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(prefix.value).toBe('#'), patience)
      expect(storeSettings.get().store.orderIdPrefix).toBe('#')
    },
    LONG,
  )

  test(
    'numbers invoices, and shows how before it is saved',
    async () => {
      const { user } = await open()
      await user.type(await field(/Invoice prefix/), 'INV-')
      const digits = await field(/Digits/)
      await user.clear(digits)
      await user.type(digits, '6')
      await user.tab()
      const next = Math.max(...invoices.all().map(({ id }) => id)) + 1
      expect(await screen.findByText(`INV-00${next}`, {}, patience)).toBeTruthy()
      await user.click(save())
      await screen.findByText('Store details: changes saved', {}, patience)
      expect(storeSettings.get().store).toMatchObject({ invoicePrefix: 'INV-', invoiceDigits: 6 })
    },
    LONG,
  )

  test(
    'follows what somebody else saves, and says what both have changed',
    async () => {
      const { user } = await open()
      const prefix = await field(/Prefix/)
      await user.clear(prefix)
      await user.type(prefix, 'MT-')
      const saved = storeSettings.get()
      storeSettings.set({ ...saved, store: { ...saved.store, orderIdPrefix: 'X-', orderIdSuffix: '-26' } })
      window.dispatchEvent(new Event('visibilitychange'))
      await user.click(await screen.findByRole('button', { name: 'Keep mine: Prefix' }, patience))
      expect((await field(/Suffix/)).value).toBe('-26')
      await user.click(save())
      await waitFor(
        () => expect(storeSettings.get().store).toMatchObject({ orderIdPrefix: 'MT-', orderIdSuffix: '-26' }),
        patience,
      )
    },
    LONG,
  )

  test(
    'is taken back without what was saved after it',
    async () => {
      const { user } = await open()
      const change = async (name: RegExp, text: string) => {
        const one = await field(name)
        await user.clear(one)
        await user.type(one, text)
        await user.click(save())
        await waitFor(() => expect(screen.queryByRole('tab', { name: /Unsaved/ })).toBeNull(), patience)
      }
      const { name: before } = storeSettings.get().store
      await change(/Store name/, 'Lark')
      await change(/Prefix/, 'MT-')
      const offers = await screen.findAllByRole('button', { name: 'Undo' }, patience)
      await user.click(offers.at(-1)!)
      await waitFor(() => expect(storeSettings.get().store.name).toBe(before), patience)
      expect(storeSettings.get().store.orderIdPrefix).toBe('MT-')
    },
    LONG,
  )

  test(
    'that is saved late is said to nobody else, and is not theirs to take back',
    async () => {
      const answer = late('put', '*/settings/store')
      const { user, settled } = await open()
      await user.type(await field(/Store name/), ' & Sons')
      await user.click(save())
      const session = store.get(sessionAtom)!
      act(() => store.set(sessionAtom, { ...session, userData: { ...session.userData, id: 10 } }))
      answer()
      await waitFor(() => expect(storeSettings.get().store.name).toBe('Marigold & Tide & Sons'), patience)
      await waitFor(() => expect(screen.queryByRole('tab', { name: /Unsaved/ })).toBeNull(), patience)
      await settled()
      expect(toastQueue.visibleToasts).toEqual([])
    },
    LONG,
  )

  test(
    'keeps what was typed while another one is looked at, says so, and lets it go',
    async () => {
      const { user } = await open()
      const name = await field(/Store name/)
      await user.type(name, ' & Sons')
      await user.click(screen.getByRole('tab', { name: /Payments/ }))
      await screen.findByRole('heading', { name: 'Payment methods' }, patience)
      expect(shownAddress()).toContain('tab=payments')
      await user.click(screen.getByRole('tab', { name: /Store details.*Unsaved changes/ }))
      expect(name.value).toBe('Marigold & Tide & Sons')
      await user.click(screen.getByRole('button', { name: 'Discard changes' }))
      await waitFor(() => expect(name.value).toBe('Marigold & Tide'))
      expect(screen.queryByRole('tab', { name: /Unsaved changes/ })).toBeNull()
    },
    LONG,
  )

  test(
    'with something wrong is not sent',
    async () => {
      const { user } = await open()
      await user.clear(await field(/Store name/))
      await user.click(save())
      const summary = await screen.findByRole('group', { name: /^Fix 1 field/ }, patience)
      expect(within(summary).getByRole('link').textContent).toContain('Store name')
      expect(storeSettings.get().store.name).toBe('Marigold & Tide')
    },
    LONG,
  )

  test(
    'that the server does not take keeps what was typed',
    async () => {
      server.use(
        http.put('*/api/apps/ecommerce/settings/store', () => HttpResponse.json({}, { status: 500 })),
      )
      const { user } = await open()
      const name = await field(/Store name/)
      await user.type(name, '!')
      await user.click(save())
      await screen.findByText(/Something went wrong on the server/, {}, patience)
      expect(name.value).toBe('Marigold & Tide!')
    },
    LONG,
  )

  test(
    'is not for everyone to change',
    async () => {
      await open('', 'client')
      await field(/Store name/)
      expect((save() as HTMLButtonElement).disabled).toBe(true)
      expect(screen.getByText(/lets you view these settings, not change them/)).toBeTruthy()
    },
    LONG,
  )
})

describe('shipping', () => {
  test(
    'a rate is asked for, checked, and saved with its zone',
    async () => {
      const { user } = await open('?tab=shipping&dialog=rate&of=1,3')
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit rate' }, patience))
      const from = dialog.getByRole('textbox', { name: 'From' })
      await user.clear(from)
      await user.type(from, '40')
      await user.click(dialog.getByRole('button', { name: 'Apply' }))
      expect(await dialog.findAllByText('This is below the minimum.', {}, patience)).toBeTruthy()
      await user.clear(from)
      await user.type(from, '12')
      await user.click(dialog.getByRole('button', { name: 'Apply' }))
      await screen.findByText('12 kg to 30 kg', {}, patience)
      expect(storeSettings.get().shipping.zones[0]!.rates[2]!.min).toBe(10)
      await user.click(await screen.findByRole('button', { name: 'Save changes' }, patience))
      await screen.findByText('Shipping: changes saved', {}, patience)
      expect(storeSettings.get().shipping.zones[0]!.rates[2]!.min).toBe(12)
    },
    LONG,
  )

  test(
    'a zone that is removed comes back from its toast',
    async () => {
      const { user } = await open('?tab=shipping')
      await user.click(await screen.findByRole('button', { name: 'Remove France' }, patience))
      expect(screen.queryByRole('heading', { name: 'France' })).toBeNull()
      await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
      expect(await screen.findByRole('heading', { name: 'France' })).toBeTruthy()
    },
    LONG,
  )

  test(
    'what was removed from a form cannot be given back to it once it is gone',
    async () => {
      const { user, unmount } = await open('?tab=shipping')
      await user.click(await screen.findByRole('button', { name: 'Remove Standard' }, patience))
      await user.click(await screen.findByRole('button', { name: 'Remove France' }, patience))
      expect(toastQueue.visibleToasts).toHaveLength(2)
      unmount()
      await waitFor(() => expect(toastQueue.visibleToasts).toEqual([]), patience)
    },
    LONG,
  )

  test(
    'a rate that is removed hands the focus on, and comes back beside what was changed since',
    async () => {
      const { user } = await open('?tab=shipping')
      await user.click(await screen.findByRole('button', { name: 'Remove Standard' }, patience))
      const nextOne = screen.getByRole('button', { name: 'Remove Free from 50' })
      await waitFor(() => expect(document.activeElement).toBe(nextOne))
      await user.click(nextOne)
      const [first] = await screen.findAllByRole('button', { name: 'Undo' }, patience)
      await user.click(first!)
      await user.click((await screen.findAllByRole('button', { name: 'Undo' }, patience))[0]!)
      const zone = screen.getByRole('table', { name: 'Rates of Domestic' })
      await waitFor(() =>
        expect(
          within(zone)
            .getAllByRole('rowheader')
            .map(({ textContent }) => textContent)
            .toSorted(),
        ).toEqual(['Free from 50', 'Heavy parcel', 'Standard']),
      )
    },
    LONG,
  )

  test(
    'there is one rest of the world',
    async () => {
      const { user } = await open('?tab=shipping&dialog=zone&of=new')
      const dialog = within(await screen.findByRole('dialog', { name: 'Add zone' }, patience))
      await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Anywhere')
      await user.click(dialog.getByRole('button', { name: 'Add zone' }))
      expect(
        await dialog.findAllByText(/Rest of the world is the rest of the world already/, {}, patience),
      ).toBeTruthy()
    },
    LONG,
  )
})
