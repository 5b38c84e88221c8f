import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { Button } from '@data1522/design-system/Button'
import { Menu } from '@data1522/design-system/Menu'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { sessionAtom } from './session.ts'
import { store } from '../store.ts'
import { Can } from './Can.tsx'
import { CanLink } from './CanLink.tsx'
import { useRefusals } from './useRefusals.tsx'

const mayChange: AbilityRule = { action: 'update', subject: 'User' }
const change = (rules: AbilityRule[]) =>
  act(() => store.set(sessionAtom, { ...store.get(sessionAtom)!, userAbilityRules: rules }))
const onPress = vi.fn<() => void>()
const explained = (
  <Can action="update" subject="User" label="Rename">
    {(isDisabled) => (
      <Button isDisabled={isDisabled} onPress={onPress}>
        Rename
      </Button>
    )}
  </Can>
)

test('shows what is allowed, something else where it is not, and follows the rules', async () => {
  await renderProduct(
    <Can action="update" subject="User" fallback="Ask an admin">
      Rename
    </Can>,
    { rules: [mayChange] },
  )
  expect(screen.getByText('Rename')).toBeTruthy()
  change([])
  expect(screen.queryByText('Rename')).toBeNull()
  expect(screen.getByText('Ask an admin')).toBeTruthy()
})

test('a button with a name stays, disabled, and says why by keyboard', async () => {
  const { user } = await renderProduct(explained, {
    rules: [{ ...mayChange, inverted: true, reason: 'Names stay.' }],
  })
  await waitFor(() => expect(document.querySelector('[role=button][aria-disabled]')).toBeTruthy())
  await user.tab()
  expect((await screen.findByRole('tooltip')).textContent).toBe('Names stay.')
  await user.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
  change([mayChange])
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(onPress).toHaveBeenCalledOnce()
})

test('asks for one record, once its conditions can be read', async () => {
  const own = { action: 'update', subject: 'Invoice', conditions: { ownerId: 7 } }
  await renderProduct(
    <>
      <Can action="update" subject="Invoice" of={{ ownerId: 7 }} fallback="Not mine">
        Mine
      </Can>
      <Can action="update" subject="Invoice" of={{ ownerId: 8 }} fallback="Not theirs">
        Theirs
      </Can>
    </>,
    { rules: [own] },
  )
  expect(await screen.findByText(/Mine/)).toBeTruthy()
  expect(await screen.findByText(/Not theirs/)).toBeTruthy()
  expect(screen.queryByText(/Not mine/)).toBeNull()
})

test('where a form would stand, the reason does', async () => {
  await renderProduct(
    <Can action="update" subject="User" isExplained>
      A form
    </Can>,
    { rules: [] },
  )
  expect(
    await screen.findByText('Your role does not allow this. An administrator can change that.'),
  ).toBeTruthy()
  expect(screen.queryByText('A form')).toBeNull()
})

test('a link to what is refused is a button that says why', async () => {
  const { user } = await renderProduct(
    <CanLink action="create" subject="Invoice" href="/apps/invoice/add" label="Create invoice" />,
    { rules: [] },
  )
  await waitFor(() => expect(document.querySelector('[role=button][aria-disabled]')).toBeTruthy())
  expect(screen.queryByRole('link')).toBeNull()
  await user.tab()
  expect((await screen.findByRole('tooltip')).textContent).toContain('An administrator can change that.')
  change([{ action: 'create', subject: 'Invoice' }])
  expect(screen.getByRole('link', { name: 'Create invoice' })).toBeTruthy()
})

test('an entry of a menu stays, disabled, with its reason, and follows the rules', async () => {
  function Actions() {
    const refused = useRefusals()
    const rename = { id: 'rename', label: 'Rename', ...refused({ action: 'update', subject: 'User' }) }
    return (
      <Menu label="Actions" sections={[{ id: 'all', entries: [rename] }]} onAction={onPress}>
        <Button>Actions</Button>
      </Menu>
    )
  }
  const { user } = await renderProduct(<Actions />, {
    rules: [{ ...mayChange, inverted: true, reason: 'Names stay.' }],
  })
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  const entry = await screen.findByRole('menuitem', { name: 'Rename' })
  expect(entry.getAttribute('aria-disabled')).toBe('true')
  expect(await screen.findByText('Names stay.')).toBeTruthy()
  change([mayChange])
  await waitFor(() => expect(entry.hasAttribute('aria-disabled')).toBe(false))
  expect(screen.queryByText('Names stay.')).toBeNull()
})
