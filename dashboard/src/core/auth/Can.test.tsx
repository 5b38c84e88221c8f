import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { Button } from '@data1522/design-system/Button'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { sessionAtom } from './session.ts'
import { store } from '../store.ts'
import { Can } from './Can.tsx'

const mayDelete: AbilityRule = { action: 'delete', subject: 'User' }
const change = (rules: AbilityRule[]) =>
  act(() => store.set(sessionAtom, { ...store.get(sessionAtom)!, userAbilityRules: rules }))
const onPress = vi.fn<() => void>()
const explained = (
  <Can action="delete" subject="User" label="Delete">
    {(isDisabled) => (
      <Button isDisabled={isDisabled} onPress={onPress}>
        Delete
      </Button>
    )}
  </Can>
)

test('shows what is allowed, something else where it is not, and follows the rules', async () => {
  await renderProduct(
    <Can action="delete" subject="User" fallback="Ask an admin">
      Delete
    </Can>,
    { rules: [mayDelete] },
  )
  expect(screen.getByText('Delete')).toBeTruthy()
  change([])
  expect(screen.queryByText('Delete')).toBeNull()
  expect(screen.getByText('Ask an admin')).toBeTruthy()
})

test('a button with a name stays, disabled, and says why by keyboard', async () => {
  const { user } = await renderProduct(explained, {
    rules: [{ ...mayDelete, inverted: true, reason: 'People are archived.' }],
  })
  await waitFor(() => expect(document.querySelector('[role=button][aria-disabled]')).toBeTruthy())
  await user.tab()
  expect((await screen.findByRole('tooltip')).textContent).toBe('People are archived.')
  await user.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
  change([mayDelete])
  await user.click(screen.getByRole('button', { name: 'Delete' }))
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
