import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { shownAddress } from '../../../../tests/support/product.tsx'
import { DialogExamples } from './DialogExamples.tsx'
import type { ExampleId } from './examples.ts'

withMock()
// What opens later is fetched before, so that no test waits for that.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await Promise.all([
    import('./share/ShareProject.tsx'),
    import('./app/CreateApp.tsx'),
    import('./billing/AddCard.tsx'),
    import('./AddAddress.tsx'),
    import('./EditUser.tsx'),
    import('./ChangeUserRole.tsx'),
    import('./TwoFactor.tsx'),
    import('./Pricing.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
    import('../../../../design-system/src/components/Select/SelectPopup.tsx'),
  ])
})
afterEach(() => localStorage.clear())
const patience = { timeout: 20_000 }
const LONG = 60_000

const open = (id: ExampleId, search = '') =>
  renderScreen(<DialogExamples />, {
    path: '/pages/dialog-examples',
    address: `/pages/dialog-examples?dialog=${id}${search}`,
    groups: ['dialogExamples', 'access'],
  })
const dialog = async () => within(await screen.findByRole('dialog', {}, patience))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
const box = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name }, patience)
const reopen = async (user: UserEvent, name: string) => {
  await isClosed()
  await user.click(screen.getByRole('button', { name: `Open: ${name}` }))
  return dialog()
}

interface Case {
  id: ExampleId
  /** The example's name on its button. */
  name: string
  fill: (user: UserEvent) => Promise<void>
  submit: string
  /** Whether what was done is there. */
  isThere: () => boolean
}

/** The role that was chosen. */
let given = ''

const cases: Case[] = [
  {
    id: 'card',
    name: 'Add card',
    fill: async (user) => {
      await user.type(await box(/Card number/), '4242424242424242')
      await user.type(await box(/xpir/), '0939')
      await user.type(await box(/code/i), '123')
      await user.type(await box(/Name/), 'Ada Brun')
    },
    submit: 'Add card',
    isThere: () => screen.queryByText('Visa ending in 4242') !== null,
  },
  {
    id: 'address',
    name: 'Add address',
    fill: async (user) => {
      await user.type(await box(/Name of this address/), 'Summer house')
      await user.type(await box(/Street/), '7 Pier Steps')
      await user.type(await box(/Town/), 'Brest')
    },
    submit: 'Save',
    isThere: () => screen.queryByText('Summer house') !== null,
  },
  {
    id: 'user',
    name: 'Edit user',
    fill: async (user) => {
      await user.clear(await box(/Full name/))
      await user.type(await box(/Full name/), 'Noor Example')
    },
    submit: 'Save',
    isThere: () => screen.queryByDisplayValue('Noor Example') !== null,
  },
  {
    id: 'changeRole',
    name: 'Change role',
    fill: async (user) => {
      const button = await screen.findByRole('button', { name: /^Role/ }, patience)
      given = button.textContent!.includes('Maintainer') ? 'Editor' : 'Maintainer'
      await user.click(button)
      await user.click(await screen.findByRole('option', { name: new RegExp(`^${given}`) }, patience))
    },
    submit: 'Change role',
    isThere: () => screen.getByRole('button', { name: /^Role/ }).textContent!.includes(given),
  },
  {
    id: 'permission',
    name: 'Permission',
    fill: async (user) => user.type(await box(/Permission/), 'Close the shop'),
    submit: 'Add permission',
    isThere: () => screen.queryByDisplayValue('Close the shop') !== null,
  },
]

test.each(cases)(
  '$id: what was done is there when the dialog opens again',
  async ({ id, name, fill, submit, isThere }) => {
    const { user } = await open(id)
    const first = await dialog()
    await fill(user)
    await user.click(first.getByRole('button', { name: submit }))
    await reopen(user, name)
    expect(isThere()).toBe(true)
  },
  LONG,
)

test(
  'a card that was added can be removed from the list again, and come back',
  async () => {
    const { user } = await open('card')
    const cards = within(await screen.findByRole('list', { name: 'Cards' }, patience))
    const count = cards.getAllByRole('listitem').length
    await user.click(cards.getAllByRole('button', { name: /^Remove/ })[0]!)
    await waitFor(() => expect(cards.getAllByRole('listitem')).toHaveLength(count - 1), patience)
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(() => expect(cards.getAllByRole('listitem')).toHaveLength(count), patience)
  },
  LONG,
)

test(
  'who was invited to a project stays, and the dialog closes without a question',
  async () => {
    const { user } = await open('share')
    const field = (await dialog()).getByRole('combobox', { name: /People or email/ })
    await user.type(field, 'otto@example.org{Enter}')
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    await screen.findByText('otto@example.org is invited', {}, patience)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    const again = await reopen(user, 'Share project')
    expect(again.getByText('otto@example.org')).toBeTruthy()
  },
  LONG,
)

test(
  'what anyone with the link may do can be taken back',
  async () => {
    const { user } = await open('share')
    const right = async () =>
      (await dialog()).getByRole('button', { name: /^What Anyone with the link may do/ })
    expect((await right()).textContent).toBe('Can view')
    await user.click(await right())
    await user.click(await screen.findByRole('menuitemradio', { name: 'Can edit' }, patience))
    expect((await right()).textContent).toBe('Can edit')
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    expect((await right()).textContent).toBe('Can view')
  },
  LONG,
)

test(
  'a right that was given again since stays when the first is taken back',
  async () => {
    const { user } = await open('share')
    const right = async () =>
      (await dialog()).getByRole('button', { name: /^What Anyone with the link may do/ })
    const give = async (name: string) => {
      await user.click(await right())
      await user.click(await screen.findByRole('menuitemradio', { name }, patience))
    }
    await give('Can edit')
    const first = await screen.findByRole('button', { name: 'Undo' }, patience)
    await give('Can comment')
    await user.click(first)
    expect((await right()).textContent).toBe('Can comment')
  },
  LONG,
)

test(
  'an app that was created is listed, keeps its schema to itself, and can be removed',
  async () => {
    const { user } = await open('app')
    const next = () => user.click(screen.getByRole('button', { name: 'Next' }))
    const upToSchema = async (name: string) => {
      await user.type(await box(/Name of the app/), name)
      await next()
      await next()
      await user.type(await box(/Name of the schema/), 'stock')
      await next()
    }
    await upToSchema('Stock desk')
    await next()
    await user.click(await screen.findByRole('button', { name: 'Create app' }, patience))
    const again = await reopen(user, 'Create app')
    const apps = () => again.queryByRole('list', { name: 'Apps that you created' })
    expect(within(apps()!).getByText('Stock desk')).toBeTruthy()
    await upToSchema('Other desk')
    expect(screen.getAllByText('Another app has this schema.').length).toBeGreaterThan(0)
    await user.click(within(apps()!).getByRole('button', { name: 'Remove: Stock desk' }))
    expect(apps()).toBeNull()
    await user.click(
      within(screen.getByText('Stock desk is removed').closest<HTMLElement>('[role=alertdialog]')!).getByRole(
        'button',
        { name: 'Undo' },
      ),
    )
    expect(within(apps()!).getByText('Stock desk')).toBeTruthy()
  },
  LONG,
)

test(
  'a project that was archived stays so until it is brought back',
  async () => {
    const { user } = await open('confirm')
    await user.click(await screen.findByRole('button', { name: 'Archive project' }, patience))
    await user.click((await dialog()).getAllByRole('button', { name: 'Close' }).at(-1)!)
    const again = await reopen(user, 'Confirm')
    expect(screen.getByRole('dialog', { name: '“Autumn release” is archived' })).toBeTruthy()
    await user.click(again.getByRole('button', { name: 'Bring it back' }))
    await screen.findByRole('dialog', { name: '“Autumn release” is back' }, patience)
    await user.click((await dialog()).getAllByRole('button', { name: 'Close' }).at(-1)!)
    await isClosed()
    await user.click(screen.getByRole('button', { name: 'Open: Confirm' }))
    expect(
      await screen.findByRole('alertdialog', { name: 'Archive “Autumn release”?' }, patience),
    ).toBeTruthy()
  },
  LONG,
)

test(
  'the second step that was set up is named, with the way to turn it off',
  async () => {
    const { user } = await open('twoFactor')
    await user.click(await screen.findByRole('radio', { name: /As a text message/ }, patience))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const phone = await box(/Phone for the codes/)
    await user.clear(phone)
    await user.type(phone, '+33 6 12 34 56 78')
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    await user.type(await box(/Code from the message/), '123456')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'I have saved them' }, patience))
    const again = await reopen(user, 'Two-step sign-in')
    expect(again.getByText(/text message to .*12 34 56 78/)).toBeTruthy()
    const wayOff = again.getByRole('link', { name: 'Turn off' }).getAttribute('href')
    expect(wayOff).toBe('/pages/account-settings/security?dialog=twoStepOff')
  },
  LONG,
)

test(
  'one’s own plan stands out among the prices, and months stay chosen',
  async () => {
    const { user } = await open('pricing')
    const shown = await dialog()
    const link = await shown.findByRole('link', { name: 'Manage your plan' }, patience)
    expect(link.getAttribute('href')).toBe('/pages/account-settings/billing-plans')
    await user.click(shown.getByRole('radio', { name: 'Monthly' }))
    await waitFor(() => expect(shownAddress()).toContain('cycle=monthly'), patience)
    await user.keyboard('{Escape}')
    const again = await reopen(user, 'Pricing')
    expect(again.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(true)
  },
  LONG,
)

test(
  'who was invited to buy here is named',
  async () => {
    const { user } = await open('refer')
    const field = (await dialog()).getByRole('textbox', { name: /Email addresses/ })
    await user.type(field, 'otto@example.org{Enter}')
    await user.click(screen.getByRole('button', { name: 'Send invitations' }))
    expect(await screen.findByText(/Already invited here: .*otto@example.org/, {}, patience)).toBeTruthy()
  },
  LONG,
)
