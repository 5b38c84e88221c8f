import { Heading } from '@data1522/design-system/Heading'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { type ReactNode, useEffect } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { settingsOf } from '../../../../mocks/areas/account-settings/collection.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { late } from '../../../../tests/support/late.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { sessionAtom } from '../../core/auth/session.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import { store } from '../../core/store.ts'
import { accountSettingsKey, accountSettingsQuery, type OwnSettings } from '../../entities/account/queries.ts'
import { useAccountEditor } from '../../entities/account/useAccountEditor.ts'
import { useBillingEdit } from '../../entities/account/useBillingEdit.ts'
import { useSecurityChanges } from '../../entities/account/useSecurityChanges.ts'
import { profileHeaderQuery } from '../../entities/profile/queries.ts'
import { usersSummaryQuery } from '../../entities/user/queries.ts'
import { AccountTab } from './account/AccountTab.tsx'
import { useOwnBilling } from './billing/useOwnBilling.ts'
import { NotificationTab } from './notification/NotificationTab.tsx'
import { AuthenticatorSecret } from '../../entities/account/AuthenticatorSecret.tsx'
import { SecurityAlertsCard } from './security/SecurityAlertsCard.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000
const PATH = '*/api/pages/account-settings'

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(() => import('../../../../design-system/src/components/Toast/ToastStack.tsx'), 60_000)

const useChanges = (settings: OwnSettings) => ({
  settings,
  queries: useQueryClient(),
  ...useBillingEdit(useAccountEditor()),
  pay: useOwnBilling(settings.billing),
  ...useSecurityChanges(),
})
let changes: ReturnType<typeof useChanges>

function Loaded({ settings, draw }: { settings: OwnSettings; draw: (settings: OwnSettings) => ReactNode }) {
  const made = useChanges(settings)
  useEffect(() => {
    changes = made
  })
  return (
    <>
      <Heading level={1}>Settings</Heading>
      {draw(settings)}
    </>
  )
}
function Host({ draw }: { draw: (settings: OwnSettings) => ReactNode }) {
  const { data } = useQuery(accountSettingsQuery())
  return data ? <Loaded settings={data} draw={draw} /> : null
}
const open = async (draw: (settings: OwnSettings) => ReactNode = () => null) => {
  const view = await renderScreen(<Host draw={draw} />, {
    path: '/',
    groups: [
      'account',
      'accountBilling',
      'accountDetails',
      'accountNotices',
      'accountSecurity',
      'accountSettings',
      'billing',
      'notices',
      'plans',
      'postal',
      'users',
    ],
  })
  await screen.findByRole('heading', { level: 1, name: 'Settings' }, patience)
  return view
}
/** Changes the settings as another tab would. */
const elsewhere = (change: (settings: ReturnType<typeof own>) => Partial<ReturnType<typeof own>>) =>
  settingsOf().set({ ...own(), ...change(own()) })
const own = () => settingsOf().get()
const asked = () => changes.queries.getQueryData<OwnSettings>(accountSettingsKey)!

test(
  'changes that follow each other build on each other, not on what was drawn',
  async () => {
    await open()
    const { billing } = changes.settings
    const address = { ...billing.address, company: 'Tide & Sons' }
    const { saveAddress, makePrimary, pay } = changes
    await act(() =>
      Promise.all([
        saveAddress(billing, address),
        makePrimary(billing, 1),
        pay({ paidBy: 'paypal' }, () => 'Paid by PayPal'),
      ]),
    )
    expect(own().billing).toMatchObject({
      address,
      paidBy: 'paypal',
      cards: [{ isPrimary: false }, { isPrimary: true }],
    })
  },
  LONG,
)

test(
  'a card that is added again takes its own place, and pays on if it did',
  async () => {
    await open()
    const { billing } = changes.settings
    const again = { ...billing.cards[0]!, expires: '2031-04', isPrimary: false }
    await act(() => changes.saveCard(billing, again))
    expect(own().billing.cards).toEqual([{ ...again, isPrimary: true }, billing.cards[1]])
  },
  LONG,
)

test(
  'a plan that is taken back is as cancelled as it was',
  async () => {
    elsewhere(({ billing }) => ({ billing: { ...billing, isCancelled: true } }))
    const { user } = await open()
    await act(() => changes.choosePlan(changes.settings.billing, 'enterprise', 'monthly'))
    expect(own().billing).toMatchObject({ plan: 'enterprise', isCancelled: false })
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(() => expect(own().billing).toMatchObject({ plan: 'company', isCancelled: true }), patience)
  },
  LONG,
)

test(
  'a switch that fails is not carried along by the next one',
  async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(
      http.put(
        `${PATH}/notification`,
        async () => {
          await held
          return HttpResponse.json({}, { status: 500 })
        },
        { once: true },
      ),
    )
    const { user, settled } = await open(({ notification }) => (
      <SecurityAlertsCard notification={notification} />
    ))
    const [first, second] = screen.getAllByRole('switch')
    await user.click(first!)
    await user.click(second!)
    release()
    await settled()
    const { newBrowser, newDevice } = own().notification.channels
    expect([newBrowser.email, newDevice.email]).toEqual([true, false])
  },
  LONG,
)

test(
  'what was ticked stays when the notifications arrive anew',
  async () => {
    const { user } = await open((settings) => <NotificationTab settings={settings} />)
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    await user.click(box('Sign-in with a new browser: App'))
    elsewhere(({ notification: { channels, when } }) => ({
      notification: {
        when,
        channels: { ...channels, newDevice: { ...channels.newDevice, app: false } },
      },
    }))
    await act(() => changes.queries.refetchQueries({ queryKey: accountSettingsKey }))
    await waitFor(() => expect(box('Sign-in on a new device: App').checked).toBe(false), patience)
    expect(box('Sign-in with a new browser: App').checked).toBe(true)
  },
  LONG,
)

test(
  'only what was typed of the details is sent; the name shows everywhere, in the language that is spoken',
  async () => {
    elsewhere(({ account }) => ({ account: { ...account, language: 'fr' } }))
    const { user, settled } = await open((settings) => <AccountTab settings={settings} />)
    changes.queries.setQueryData(profileHeaderQuery().queryKey, (old) => old ?? ({} as never))
    expect(screen.getAllByRole('button', { name: /Language/ })[0]!.textContent).toContain('English')
    await user.type(screen.getByRole('textbox', { name: /First name/ }), ' M.')
    elsewhere(({ account }) => ({ account: { ...account, organisation: 'From another tab' } }))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Your details were saved', {}, patience)
    await settled()
    expect(own().account).toMatchObject({
      firstName: 'Ines M.',
      organisation: 'From another tab',
      language: 'en',
    })
    expect(store.get(preferences.language)).toBe('en')
    expect(store.get(sessionAtom)?.userData.fullName).toBe('Ines M. Halvorsen')
    expect(changes.queries.getQueryState(profileHeaderQuery().queryKey)?.isInvalidated).toBe(true)
  },
  LONG,
)

test(
  'a change that first reads what there is now is not sent in the name of the next person',
  async () => {
    await open()
    const { paidBy } = own().billing
    const answer = late('get', PATH)
    const sent = changes.pay({ paidBy: paidBy === 'card' ? 'paypal' : 'card' }, () => 'Paid')
    act(() => {
      const session = store.get(sessionAtom)!
      store.set(sessionAtom, { ...session, userData: { ...session.userData, id: 2 } })
    })
    answer()
    expect(await sent).toBe(false)
    expect(own().billing.paidBy).toBe(paidBy)
  },
  LONG,
)

test(
  'a read that began before a change does not undo it',
  async () => {
    const { settled } = await open()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const old = { ...own(), billingHistory: [] }
    server.use(
      http.get(
        PATH,
        async () => {
          await held
          return HttpResponse.json(old)
        },
        { once: true },
      ),
    )
    await act(async () => {
      void changes.queries.refetchQueries({ queryKey: accountSettingsKey })
      await changes.createKey({ name: 'Returns desk', scopes: ['orders:read'] })
      release()
    })
    await settled()
    expect(asked().security.apiKeys).toHaveLength(4)
  },
  LONG,
)

test(
  'a change of the settings asks for no other secret',
  async () => {
    let times = 0
    server.use(http.post(`${PATH}/two-step/authenticator`, () => void (times += 1)))
    const { settled } = await open(() => <AuthenticatorSecret />)
    await settled()
    await act(() => changes.queries.invalidateQueries({ queryKey: accountSettingsKey }))
    await settled()
    expect(times).toBe(1)
  },
  LONG,
)

test(
  'what another tab has changed meanwhile stays, in the address and beside it',
  async () => {
    await open()
    const { billing } = changes.settings
    elsewhere((settings) => ({
      billing: {
        ...settings.billing,
        cards: settings.billing.cards.slice(0, 1),
        address: { ...settings.billing.address, phone: '+31 20 910 0000' },
      },
    }))
    await act(() => changes.saveAddress(billing, { company: 'Tide & Sons' }))
    await act(() => changes.pay({ isCancelled: true }, () => 'Cancelled'))
    expect(own().billing).toMatchObject({
      isCancelled: true,
      address: { company: 'Tide & Sons', phone: '+31 20 910 0000' },
    })
    expect(own().billing.cards).toHaveLength(1)
  },
  LONG,
)

test(
  'another plan makes what is known of the users old',
  async () => {
    await open()
    changes.queries.setQueryData(usersSummaryQuery().queryKey, {} as never)
    await act(() => changes.choosePlan(changes.settings.billing, 'team', 'monthly'))
    expect(changes.queries.getQueryState(usersSummaryQuery().queryKey)?.isInvalidated).toBe(true)
  },
  LONG,
)
