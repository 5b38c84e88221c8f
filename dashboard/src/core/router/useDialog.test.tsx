import { Button } from '@data1522/design-system/Button'
import { Text } from '@data1522/design-system/Text'
import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { useDialog } from './useDialog.ts'

const dialogs = { card: null, role: { action: 'update', subject: 'User' } }

let answer = Promise.resolve()

function Screen() {
  const { dialog, id, ids, open, close } = useDialog(dialogs)
  return (
    <>
      <Text>{`${dialog} ${id} ${ids.length}`}</Text>
      <Button onPress={() => open('card', 3, 5)}>Open</Button>
      <Button onPress={close}>Close</Button>
      <Button onPress={() => void answer.then(close)}>Save</Button>
    </>
  )
}

const open = (search: string, rules: AbilityRule[] = []) =>
  renderProduct(<Screen />, { groups: [], address: `/apps/user/list${search}`, rules })

test('a dialog and what it is about are an address, and neither stays when it closes', async () => {
  const user = userEvent.setup()
  await open('?q=ada')
  expect(screen.getByText('null 0 0')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText('card 3 2')
  expect(shownAddress()).toBe('/apps/user/list?q=ada&dialog=card&of=3%2C5')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(shownAddress()).toBe('/apps/user/list?q=ada'))
})

test('an answer that comes late closes none that was opened since', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = promise
  const { user } = await open('?dialog=role&of=3', [dialogs.role])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText('card 3 2')
  await act(async () => resolve())
  expect(screen.getByText('card 3 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('null 0 0')
})

test('an address opens no dialog of what the rules do not allow', async () => {
  const { unmount } = await open('?dialog=role&of=3', [])
  expect(screen.getByText('null 3 1')).toBeTruthy()
  unmount()
  await open('?dialog=role&of=3', [dialogs.role])
  expect(screen.getByText('role 3 1')).toBeTruthy()
})

test('an address that names no dialog of the screen opens none', async () => {
  await open('?dialog=other&of=x')
  expect(screen.getByText('null 0 1')).toBeTruthy()
})
