import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { storedViewAtom } from '../../core/auth/stored-view.ts'
import { isViewDialogOpenAtom } from '../../core/auth/view-dialog.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { AccessControl } from './AccessControl.tsx'

const client: AbilityRule = { action: 'read', subject: 'AclDemo' }
const admin: AbilityRule = { action: 'manage', subject: 'all' }
const open = (rules: AbilityRule[], language: 'en' | 'fr' | 'ar' = 'en') =>
  renderProduct(<AccessControl />, {
    address: '/access-control',
    groups: ['access', 'errors', 'titles', 'shell'],
    rules,
    language,
  })
/** A list's code comes when it is first opened. */
const patience = { timeout: 10_000 }
const cards = () => {
  const region = screen.getByRole('region', { name: 'Cards that check before they show' })
  return within(region)
    .getAllByRole('article')
    .map((card) => card.firstElementChild!.children[1]!.firstElementChild!.textContent)
}

beforeEach(() => {
  store.set(storedViewAtom, null)
  store.set(isViewDialogOpenAtom, false)
})

test.each([
  ['who may do everything', [admin], ['For everyone', 'Access demo', 'Analytics', 'Administration']],
  ['the client', [client], ['For everyone', 'Access demo']],
  ['who may see analytics', [{ action: 'read', subject: 'Analytics' }], ['For everyone', 'Analytics']],
  ['someone without rules', [], ['For everyone']],
])('%s sees their cards', async (_, rules, expected) => {
  await open(rules)
  expect(cards()).toEqual(expected)
})

test('what is hidden says why, in the words of the rule where it has some', async () => {
  const { user } = await open([
    client,
    { action: 'read', subject: 'Analytics', inverted: true, reason: 'Ask the board first.' },
  ])
  await user.click(screen.getByRole('switch', { name: 'Show what is hidden' }))
  const region = within(screen.getByRole('region', { name: 'Cards that check before they show' }))
  expect(await region.findByText('Ask the board first.')).toBeTruthy()
  expect(screen.getAllByText('Hidden from you')).toHaveLength(2)
})

test('the cards follow the rules when those change elsewhere', async () => {
  await open([client])
  act(() => store.set(sessionAtom, { ...store.get(sessionAtom)!, userAbilityRules: [admin] }))
  expect(cards()).toHaveLength(4)
})

test('a question is answered with the rule that decides', async () => {
  const { user } = await open([
    admin,
    { action: 'delete', subject: 'User', inverted: true, reason: 'People are archived.' },
  ])
  expect(screen.getByText('Rule 1 grants it.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Action/ }))
  await user.click(await screen.findByRole('option', { name: 'Delete' }, patience))
  await user.click(screen.getByRole('button', { name: /^Subject/ }))
  await user.click(await screen.findByRole('option', { name: 'Users' }, patience))
  expect((await screen.findByRole('alert')).textContent).toContain('Rule 2 forbids it. People are archived.')
  const rules = within(screen.getByRole('list', { name: 'Rules' })).getAllByRole('listitem')
  expect(rules.map((rule) => rule.textContent!.includes('Decides'))).toEqual([false, true])
}, 20_000)

test('a field is asked for by its name', async () => {
  const { user } = await open([{ action: 'read', subject: 'AclDemo', fields: ['title'] }])
  expect(screen.getByText('Allowed')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Field' }), 'owner')
  expect(await screen.findByText('No rule grants it.')).toBeTruthy()
})

test('the example: conditions, fields, inverted rules and one that cannot be read', async () => {
  const { user } = await open([client])
  const region = within(screen.getByRole('region', { name: 'An example: orders' }))
  const states = () =>
    region.getAllByRole('article').map((order) =>
      within(order)
        .getAllByRole('button')
        .filter(
          (button) => button.getAttribute('aria-disabled') !== 'true' && !button.hasAttribute('disabled'),
        )
        .map((button) => button.textContent),
    )
  await waitFor(() => expect(states()).toEqual([['View', 'Change the note'], ['View'], ['View']]))
  const reasonOf = async (order: number, name: string) => {
    const card = within(region.getAllByRole('article')[order]!)
    // The disabled button inside is inert, which jsdom does not know.
    const [target] = await card.findAllByRole('button', { name })
    act(() => target!.focus())
    return (await screen.findByRole('tooltip')).textContent
  }
  expect(await reasonOf(2, 'Change the note')).toBe('Delivered orders are closed.')
  await user.keyboard('{Escape}')
  expect(await reasonOf(0, 'Delete')).toBe('Orders are kept for ten years.')
  await user.keyboard('{Escape}')
  expect(await reasonOf(0, 'Copy')).toMatch(/cannot be read/)
  await user.click(region.getAllByRole('button', { name: 'Change the note' })[0]!)
  expect((await region.findByRole('status')).textContent).toContain('Rule 2 grants it.')
})

test('only who may do everything can view as someone else', async () => {
  const { user, unmount } = await open([admin])
  await user.click(screen.getByRole('button', { name: 'View as…' }))
  expect(store.get(isViewDialogOpenAtom)).toBe(true)
  unmount()
  await open([client])
  for (const button of screen.getAllByRole('button', { name: 'View as…' }))
    expect(button.matches(':disabled, [aria-disabled=true]')).toBe(true)
})

test.each([
  ['fr', 'Contrôle d’accès', 'La règle 1 l’accorde.'],
  ['ar', 'التحكم في الوصول', 'تمنحه القاعدة \u20681\u2069.'],
] as const)('speaks %s', async (language, title, answer) => {
  await open([client], language)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByText(answer)).toBeTruthy()
})
