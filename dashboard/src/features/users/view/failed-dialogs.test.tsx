import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
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
    import('../../../entities/account/EditCardDialog.tsx'),
    import('./billing/AddressDialog.tsx'),
    import('./billing/PlanDialog.tsx'),
    import('./security/SecurityTab.tsx'),
    import('../../../entities/account/TwoStepDialog.tsx'),
    import('./connections/ConnectionsTab.tsx'),
    import('../../../entities/account/LinkDialog.tsx'),
    import('../../../entities/user/RoleDialog.tsx'),
    import('../../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
    import('../../../../../design-system/src/components/Select/SelectPopup.tsx'),
  ]),
)
const patience = { timeout: 10_000 }
const LONG = 40_000

interface Case {
  name: string
  search: string
  submit: string
  /** What is filled in, and how it is told that it still is. */
  fill: (user: UserEvent) => Promise<void>
  isKept: () => boolean
}

const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const typing = (name: RegExp, words: string, shown = words) => ({
  fill: async (user: UserEvent) => {
    await user.clear(box(name))
    await user.type(box(name), words)
  },
  isKept: () => box(name).value === shown,
})

const cases: Case[] = [
  {
    name: 'address',
    search: '?tab=billing&dialog=address',
    submit: 'Save',
    ...typing(/Street/, '7 Pier Steps'),
  },
  { name: 'card', search: '?tab=billing&dialog=card&of=1', submit: 'Save', ...typing(/Name/, 'Ada Brun') },
  {
    name: 'new card',
    search: '?tab=billing&dialog=card',
    submit: 'Add card',
    fill: async (user) => {
      await user.type(box(/Card number/), '4242424242424242')
      await user.type(box(/xpir/), '0939')
      await user.type(box(/code/i), '123')
      await user.type(box(/Name/), 'Ada Brun')
    },
    isKept: () => box(/Card number/).value === '4242 4242 4242 4242' && box(/Name/).value === 'Ada Brun',
  },
  {
    name: 'plan',
    search: '?tab=billing&dialog=plan',
    submit: 'Change to Enterprise',
    fill: (user) => user.click(screen.getByRole('radio', { name: 'Enterprise' })),
    isKept: () => screen.getByRole<HTMLInputElement>('radio', { name: 'Enterprise' }).checked,
  },
  {
    name: 'second step',
    search: '?tab=security&dialog=twoStep',
    submit: 'Save',
    fill: async (user) => {
      await user.click(screen.getByRole('radio', { name: /message/i }))
      await typing(/hone/, '+33 6 12 34 56 78').fill(user)
    },
    isKept: () => box(/hone/).value === '+33 6 12 34 56 78',
  },
  { name: 'link', search: '?tab=connections&dialog=link&of=1', submit: 'Link', ...typing(/./, 'ada.brun') },
  {
    name: 'role',
    search: '?dialog=role',
    submit: 'Change role',
    fill: async (user) => {
      await user.click(screen.getByRole('button', { name: /^Role/ }))
      await user.click(await screen.findByRole('option', { name: 'Subscriber' }, patience))
    },
    isKept: () => screen.getByRole('button', { name: /^Role/ }).textContent!.includes('Subscriber'),
  },
]

test.each(cases)(
  'the $name dialog stays open with what was entered until the server has accepted it',
  async ({ search, submit, fill, isKept }) => {
    const fail = () => HttpResponse.json({ message: 'No' }, { status: 500 })
    server.use(
      http.put('*/api/apps/users', fail),
      http.put('*/api/apps/users/:id', fail),
      http.put('*/api/apps/users/:id/settings', fail),
    )
    const { user } = await renderScreen(<UserView />, {
      path: '/apps/user/view/:id',
      address: `/apps/user/view/9${search}`,
      groups: ['users', 'userView', 'plans', 'userForms', 'access'],
    })
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await fill(user)
    await user.click(dialog.getByRole('button', { name: submit }))
    expect(await dialog.findByText(/Something went wrong on the server/, {}, patience)).toBeTruthy()
    expect(isKept()).toBe(true)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    server.resetHandlers()
    await user.click(dialog.getByRole('button', { name: submit }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
  },
  LONG,
)

test(
  'what the server refuses is said at its field',
  async () => {
    server.use(
      http.put('*/api/apps/users/:id/settings', () =>
        HttpResponse.json({ message: 'No', errors: { 'billing.address.email': ['No'] } }, { status: 400 }),
      ),
    )
    const { user } = await renderScreen(<UserView />, {
      path: '/apps/user/view/:id',
      address: '/apps/user/view/9?tab=billing&dialog=address',
      groups: ['users', 'userView', 'plans', 'userForms', 'access'],
    })
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(
      () => expect(dialog.getByRole('textbox', { name: /mail/ }).getAttribute('aria-invalid')).toBe('true'),
      patience,
    )
    expect(users.get(9)!.settings).toBeUndefined()
  },
  LONG,
)
