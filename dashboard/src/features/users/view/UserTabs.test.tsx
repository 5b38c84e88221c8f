import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { users } from '../../../../../mocks/areas/users/collection.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { UserView } from './UserView.tsx'

withMock()
// What opens later is fetched before, so that no test waits for that.
beforeAll(() =>
  Promise.all([
    import('./billing/BillingTab.tsx'),
    import('../../../entities/account/NewCardDialog.tsx'),
    import('./billing/PlanDialog.tsx'),
    import('./security/SecurityTab.tsx'),
    import('./notifications/NotificationsTab.tsx'),
    import('./connections/ConnectionsTab.tsx'),
    import('../../../../../design-system/src/components/Menu/MenuPopup.tsx'),
    import('../../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
  ]),
)
const patience = { timeout: 10_000 }
const LONG = 40_000

/** Someone who pays each month for a plan, with several cards. */
const someone = () => users.all().find(({ id }) => id === 9)!
const open = (search = '', options: { id?: number; language?: 'en' | 'fr' | 'ar'; as?: 'client' } = {}) =>
  renderScreen(<UserView />, {
    path: '/apps/user/view/:id',
    address: `/apps/user/view/${options.id ?? someone().id}${search}`,
    groups: ['users', 'userView', 'plans', 'userForms', 'access'],
    ...options,
  })
const region = (name: string) => screen.findByRole('region', { name }, patience)

test(
  'another plan shows its price at once, and goes back with its period',
  async () => {
    const view = await open('?tab=billing')
    const before = someone().currentPlan
    const panel = within(await region('Current plan'))
    await view.user.click(panel.getByRole('button', { name: 'Change plan' }))
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await view.user.click(dialog.getByRole('radio', { name: 'Monthly' }))
    await view.user.click(dialog.getByRole('radio', { name: 'Enterprise' }))
    await view.user.click(dialog.getByRole('button', { name: 'Change to Enterprise' }))
    await waitFor(() => expect(panel.getByText(/\$129/)).toBeTruthy(), patience)
    await screen.findByText('The plan is now Enterprise', {}, patience)
    expect(users.get(someone().id)!.currentPlan).toBe('enterprise')
    await view.user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(users.get(someone().id)!.currentPlan).toBe(before), patience)
  },
  LONG,
)

test(
  'notices that were saved are taken back without what was saved after them',
  async () => {
    const { user } = await open('?tab=notifications')
    const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name }, patience)
    const first = await box('Sign-in with a new browser: Email')
    const second = await box('Sign-in on a new device: App')
    const was = [first.checked, second.checked]
    for (const one of [first, second]) {
      await user.click(one)
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull(), patience)
    }
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2), patience)
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[1]!)
    await waitFor(() => expect(first.checked).toBe(was[0]), patience)
    expect(second.checked).toBe(!was[1])
  },
  LONG,
)

test(
  'adds a card by its last digits alone, and there is always one primary card',
  async () => {
    const view = await open('?tab=billing&dialog=card')
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await view.user.type(dialog.getByRole('textbox', { name: /Card number/ }), '4242424242424242')
    await view.user.type(dialog.getByRole('textbox', { name: /xpir/ }), '0939')
    await view.user.type(dialog.getByRole('textbox', { name: /code/i }), '123')
    await view.user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Ada Brun')
    await view.user.click(dialog.getByRole('switch', { name: 'The primary card' }))
    await view.user.click(dialog.getByRole('button', { name: 'Add card' }))
    await screen.findByText('The card was added', {}, patience)
    const kept = users.get(someone().id)!.settings!.billing.cards
    expect(kept.at(-1)).toEqual({
      brand: 'visa',
      holder: 'Ada Brun',
      lastDigits: '4242',
      expires: '2039-09',
      isPrimary: true,
    })
    const cards = within(await region('Cards'))
    expect(cards.getAllByText('Primary')).toHaveLength(1)
    await view.user.click(cards.getByRole('button', { name: 'Actions for Visa ending in 4242' }))
    await view.user.click(await screen.findByRole('menuitem', { name: 'Remove' }, patience))
    await waitFor(() => expect(cards.queryByText('Visa ending in 4242')).toBeNull(), patience)
    expect(cards.getAllByText('Primary')).toHaveLength(1)
  },
  LONG,
)

test(
  'a new password is checked, repeated, and not kept in the fields',
  async () => {
    const view = await open('?tab=security')
    const card = within(await region('Password'))
    const [first, again] = [
      card.getByLabelText(/^New password/, { selector: 'input[name=password]' }),
      card.getByLabelText(/again/),
    ]
    await view.user.type(first, 'ONLYLETTERS')
    await view.user.type(again, 'other')
    await view.user.click(card.getByRole('button', { name: 'Change password' }))
    await card.findAllByText(/Use a lowercase letter/, {}, patience)
    expect(card.getAllByText(/The two passwords differ/).length).toBeGreaterThan(0)
    await view.user.clear(first)
    await view.user.type(first, 'three-geese')
    await view.user.clear(again)
    await view.user.type(again, 'three-geese')
    await view.user.click(card.getByRole('button', { name: 'Change password' }))
    await screen.findByText(`The password of ${someone().fullName} was changed`, {}, patience)
    await waitFor(() => expect((first as HTMLInputElement).value).toBe(''), patience)
  },
  LONG,
)

test(
  'notifications are saved as a whole, column by column, and can be taken back',
  async () => {
    const view = await open('?tab=notifications')
    const card = within(await region('What they are notified about'))
    const all = card.getByRole('checkbox', { name: 'Everything by App' }) as HTMLInputElement
    const save = screen.getByRole('button', { name: 'Save' })
    const kinds = ['New for you', 'Account activity', 'Sign-in with a new browser', 'Sign-in on a new device']
    const box = (kind: string) => card.getByRole('checkbox', { name: `${kind}: App` }) as HTMLInputElement
    const before = kinds.map((kind) => box(kind).checked)
    expect(before).toContain(false)
    await view.user.click(all)
    expect(kinds.every((kind) => box(kind).checked)).toBe(true)
    await view.user.click(save)
    await screen.findByText('The notifications were saved', {}, patience)
    await view.user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(kinds.map((kind) => box(kind).checked)).toEqual(before), patience)
  },
  LONG,
)

test(
  'ticks whose save has failed stay as they were set, and can be saved again',
  async () => {
    const view = await open('?tab=notifications')
    const card = within(await region('What they are notified about'))
    const box = () => card.getByRole<HTMLInputElement>('checkbox', { name: 'New for you: App' })
    const before = box().checked
    await view.user.click(box())
    server.use(http.put('*/api/apps/users/:id/settings', () => HttpResponse.json({}, { status: 500 })))
    await view.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/went wrong on the server/, {}, patience)
    await view.settled()
    expect(box().checked).toBe(!before)
    server.resetHandlers()
    await view.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The notifications were saved', {}, patience)
  },
  LONG,
)

test(
  'what is not saved yet stays while one looks at another tab',
  async () => {
    const view = await open('?tab=notifications')
    const name = 'Sign-in with a new browser: App'
    const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name }, patience)
    const before = (await box()).checked
    await view.user.click(await box())
    await view.user.click(screen.getByRole('tab', { name: 'Connections' }))
    await region('Connected accounts')
    await view.user.click(screen.getByRole('tab', { name: 'Notifications' }))
    expect((await box()).checked).toBe(!before)
  },
  LONG,
)

test(
  'the focus stays with the plan when it is cancelled',
  async () => {
    const view = await open('?tab=billing')
    const panel = within(await region('Current plan'))
    await view.user.click(panel.getByRole('button', { name: 'Cancel plan' }))
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Cancel plan' })).toBeNull(), patience)
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Change plan' }))
  },
  LONG,
)

test(
  'who may not change anything is told so, button by button',
  async () => {
    await open('?tab=connections', { as: 'client' })
    const card = within(await region('Connected accounts'))
    for (const control of card.getAllByRole('switch'))
      expect(control.ariaReadOnly === 'true' || control.getAttribute('aria-readonly') === 'true').toBe(true)
  },
  LONG,
)
