import { TextField } from '@data1522/design-system/TextField'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { SearchButton } from '../header/SearchButton.tsx'
import { isCustomizerOpenAtom } from '../customizer/is-open.ts'
import { isPaletteOpenAtom } from '../palette/is-open.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import { store } from '../../core/store.ts'
import { isShortcutHelpOpenAtom } from './is-open.ts'
import { useShortcuts } from '../../core/shortcuts/useShortcuts.ts'

// What comes on intent is there before: the first press is not what is asked about.
beforeAll(() =>
  Promise.all([
    import('./engine.ts'),
    import('../palette/Palette.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
    import('../../../../design-system/src/patterns/CommandPalette/PaletteDialog.tsx'),
  ]),
)
const closeAll = () =>
  [isPaletteOpenAtom, isShortcutHelpOpenAtom, isCustomizerOpenAtom].forEach((open) => store.set(open, false))
beforeEach(() => store.set(preferences['single-key-shortcuts'], true))
afterEach(closeAll)

const everything = [{ action: 'manage', subject: 'all' }]
const groups = ['shell', 'palette', 'shortcuts', 'titles'] as const

const setup = (content: React.ReactNode = null, rules = everything) =>
  renderProduct(
    <>
      <SearchButton />
      {content}
    </>,
    { groups, rules },
  )

/** A screen with keys of its own. */
function Screen({ onNew }: { onNew: () => void }) {
  const [name, setName] = useState('')
  useShortcuts([{ id: 'new', label: 'Add a thing', keys: ['n'], run: onNew }])
  return <TextField label="Name" value={name} onChange={setName} />
}

describe('keys alone', () => {
  test('lead to a screen, one after the other', async () => {
    const { user } = await setup()
    await user.keyboard('gu')
    await waitFor(() => expect(shownAddress()).toBe('/apps/user/list'))
  })

  test('lead there on an Arabic keyboard too', async () => {
    await setup()
    fireEvent.keyDown(document.body, { key: 'ل', code: 'KeyG' })
    fireEvent.keyDown(document.body, { key: 'خ', code: 'KeyO' })
    await waitFor(() => expect(shownAddress()).toBe('/apps/ecommerce/order/list'))
  })

  test('mean nothing where the second follows none', async () => {
    const { user } = await setup()
    await user.keyboard('gxu')
    await user.keyboard('/')
    await screen.findByRole('combobox')
    expect(shownAddress()).toBe('/')
  })

  test('open what is the whole product’s, and the screen’s own', async () => {
    const onNew = vi.fn<() => void>()
    const { user } = await setup(<Screen onNew={onNew} />)
    await user.keyboard('c')
    await waitFor(() => expect(store.get(isCustomizerOpenAtom)).toBe(true))
    await user.keyboard('n')
    await waitFor(() => expect(onNew).toHaveBeenCalledTimes(1))
  })

  test.each([
    ['in a field', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'c', code: 'KeyC' })],
    ['with Control', () => fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC', ctrlKey: true })],
    ['with Alt', () => fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC', altKey: true })],
    ['while held down', () => fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC', repeat: true })],
    [
      'when another took it',
      () => {
        document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
        fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC' })
      },
    ],
  ])('are letters %s', async (_, press) => {
    const { user } = await setup(<Screen onNew={() => undefined} />)
    press(screen.getByRole('textbox', { name: 'Name' }))
    // The next shortcut has its effect, and the one before had none.
    await user.keyboard('gu')
    await waitFor(() => expect(shownAddress()).toBe('/apps/user/list'))
    expect(store.get(isCustomizerOpenAtom)).toBe(false)
  })

  test('are letters in a dialog', async () => {
    const { user } = await setup()
    await user.keyboard('?')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await user.keyboard('c')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(store.get(isCustomizerOpenAtom)).toBe(false)
  })
})

describe('the list of them', () => {
  const open = async (user: Awaited<ReturnType<typeof setup>>['user']) => {
    await user.keyboard('?')
    return within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  }

  test('has those of the screen and of everywhere, as the keys have them', async () => {
    const { user } = await setup(<Screen onNew={() => undefined} />)
    const dialog = await open(user)
    const lines = (name: string) =>
      within(dialog.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(lines('On this screen')).toEqual(['Add a thingN'])
    expect(lines('Everywhere')).toContain('Customise the lookC')
    expect(lines('Go to')).toContain('UsersG then U')
  })

  test('turns them off, after which a letter is a letter and Control K still works', async () => {
    const { user } = await setup()
    const dialog = await open(user)
    await user.click(dialog.getByRole('switch', { name: 'Single-key shortcuts' }))
    expect(dialog.getAllByText('Off').length).toBeGreaterThan(3)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('c')
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox')
    expect(store.get(isCustomizerOpenAtom)).toBe(false)
  })
})
