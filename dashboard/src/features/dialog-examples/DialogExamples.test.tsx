import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { storeSettings } from '../../../../mocks/areas/store-settings/collection.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { DialogExamples } from './DialogExamples.tsx'
import { type ExampleId, examples } from './examples.ts'

withMock()
// What opens later is fetched before, so that no test waits for that.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await Promise.all([
    import('./share/ShareProject.tsx'),
    import('./app/CreateApp.tsx'),
    import('./billing/PaymentProviders.tsx'),
    import('./ConfirmArchive.tsx'),
    import('../../../../design-system/src/components/Menu/MenuPopup.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
    import('../../../../design-system/src/components/ConfirmDialog/ConfirmPanel.tsx'),
  ])
})
const patience = { timeout: 20_000 }
const LONG = 60_000

const open = (id?: ExampleId, as: 'admin' | 'client' = 'admin') =>
  renderScreen(<DialogExamples />, {
    path: '/pages/dialog-examples',
    address: `/pages/dialog-examples${id ? `?dialog=${id}` : ''}`,
    groups: ['dialogExamples', 'access'],
    as,
  })
const dialog = () => screen.findByRole('dialog', {}, patience)

test.each(Object.keys(examples) as ExampleId[])(
  'the address opens %s',
  async (id) => {
    await open(id)
    const role = id === 'confirm' ? 'alertdialog' : 'dialog'
    const shown = within(await screen.findByRole(role, {}, patience))
    expect(shown.getAllByRole('button').length).toBeGreaterThan(0)
    expect(shown.queryByText('This could not be loaded')).toBeNull()
  },
  LONG,
)

test(
  'Escape closes the menu, then the dialog; a right that was given is taken back',
  async () => {
    const { user } = await open('share')
    const list = within(await screen.findByRole('list', { name: 'People with access' }, patience))
    const rights = () => list.getAllByRole('button').map((button) => button.textContent)
    const before = rights()
    await user.click(list.getAllByRole('button')[0]!)
    await screen.findByRole('menu', {}, patience)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    await user.click(list.getAllByRole('button')[0]!)
    await user.click(await screen.findByRole('menuitemradio', { name: 'Can comment' }, patience))
    expect(rights()[0]).toBe('Can comment')
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    expect(rights()).toEqual(before)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  },
  LONG,
)

test(
  'invites an address, but nothing that is none',
  async () => {
    const { user } = await open('share')
    const list = within(await screen.findByRole('list', { name: 'People with access' }, patience))
    const count = list.getAllByRole('listitem').length
    const field = within(await dialog()).getByRole('combobox', { name: /People or email/ })
    await user.type(field, 'nonsense{Enter}')
    expect(screen.getAllByText('“nonsense” is not an email address.').length).toBeGreaterThan(0)
    await user.clear(field)
    await user.type(field, 'otto@example.org{Enter}OTTO@example.org{Enter}')
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    await screen.findByText('otto@example.org is invited', {}, patience)
    expect(list.getAllByRole('listitem')).toHaveLength(count + 1)
  },
  LONG,
)

test(
  'addresses that were typed and not sent are asked about before they go',
  async () => {
    const { user } = await open('share')
    const field = within(await dialog()).getByRole('combobox', { name: /People or email/ })
    await user.type(field, 'otto@example.org{Enter}')
    await user.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: /Discard/ }, patience)
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
  },
  LONG,
)

test(
  'nobody has a project twice: neither by other letters, nor by an undo after another invitation',
  async () => {
    const { user } = await open('share')
    const list = within(await screen.findByRole('list', { name: 'People with access' }, patience))
    const field = within(await dialog()).getByRole('combobox', { name: /People or email/ })
    const invite = async () => {
      await user.type(field, 'otto@example.org{Enter}')
      await user.click(screen.getByRole('button', { name: 'Invite' }))
      return list.findByRole('button', { name: /^What otto@example.org may do/ }, patience)
    }
    await user.click(await invite())
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from project' }, patience))
    const gone = await screen.findByText('otto@example.org no longer has access', {}, patience)
    await invite()
    await user.click(
      within(gone.closest<HTMLElement>('[role=alertdialog]')!).getByRole('button', { name: 'Undo' }),
    )
    expect(list.getAllByText('otto@example.org')).toHaveLength(1)
    await user.type(field, 'Otto@Example.org{Enter}')
    expect(screen.getAllByText('Otto@Example.org already has access.').length).toBeGreaterThan(0)
  },
  LONG,
)

test.each([
  ['Archive project', '“Autumn release” is archived'],
  ['Keep it', '“Autumn release” stays'],
])(
  '“%s” is answered by a second dialog',
  async (answer, outcome) => {
    const { user } = await open('confirm')
    await user.click(await screen.findByRole('button', { name: answer }, patience))
    expect(await screen.findByRole('dialog', { name: outcome }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'an app is created step by step, and a wrong answer stays to be mended',
  async () => {
    const { user } = await open('app')
    const next = async () => user.click(screen.getByRole('button', { name: 'Next' }))
    await user.type(await screen.findByRole('textbox', { name: /Name of the app/ }, patience), 'Stock desk')
    await next()
    await next()
    const schema = await screen.findByRole('textbox', { name: /Name of the schema/ }, patience)
    await user.type(schema, 'Stock desk')
    await next()
    expect(screen.getAllByText(/Begin with a lowercase letter/).length).toBeGreaterThan(0)
    await user.clear(schema)
    await user.type(schema, 'stock_desk')
    await next()
    await user.click(await screen.findByRole('radio', { name: /Invoice/ }, patience))
    await next()
    await user.click(await screen.findByRole('button', { name: 'Create app' }, patience))
    await screen.findByText('Stock desk is created', {}, patience)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
  LONG,
)

test(
  'an app that was to be paid by a card which has gone is paid by invoice, and says so before it is created',
  async () => {
    const values = { name: 'Stock desk', schemaName: 'stock_desk', payment: 'visa 9999' }
    localStorage.setItem('DATA1522-draft-app-9', JSON.stringify({ at: 1, values }))
    const { user } = await open('app')
    await screen.findByDisplayValue('Stock desk', {}, patience)
    for (let step = 0; step < 3; step += 1) await user.click(screen.getByRole('button', { name: 'Next' }))
    const invoice = await screen.findByRole<HTMLInputElement>('radio', { name: /Invoice/ }, patience)
    expect(invoice.checked).toBe(true)
    localStorage.clear()
  },
  LONG,
)

test(
  'a provider is turned on at once, and back off',
  async () => {
    const { user, settled } = await open('providers')
    const isOn = () => storeSettings.get().payments.providers[2]!.isActive
    await user.click(await screen.findByRole('switch', { name: 'Lagoon Payments' }, patience))
    await screen.findByText('Lagoon Payments is on', {}, patience)
    expect(isOn()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await settled()
    expect(isOn()).toBe(false)
  },
  LONG,
)

test(
  'who may not change roles is not asked about them',
  async () => {
    await open('role', 'client')
    const button = await screen.findByRole('button', { name: 'Open: Role' }, patience)
    expect(button.getAttribute('aria-disabled') ?? button.hasAttribute('disabled')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
  LONG,
)
