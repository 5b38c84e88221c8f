import { Button } from '@data1522/design-system/Button'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { queryClient } from '../api/query-client.ts'
import { sessionAtom } from '../auth/session.ts'
import { useSignOut } from '../auth/useSignOut.ts'
import { store } from '../store.ts'
import { LeaveGuard } from './LeaveGuard.tsx'

function Screen({ isDirty }: { isDirty: boolean }) {
  const signOut = useSignOut()
  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      <Button onPress={signOut}>Sign out</Button>
    </>
  )
}
const show = (isDirty: boolean) =>
  renderProduct(<Screen isDirty={isDirty} />, { address: '/apps/user/list', rules: [] })
const open = async (isDirty: boolean) => {
  const { user } = await show(isDirty)
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  return user
}

test('signing out asks before changes are lost, and ends nothing before the answer', async () => {
  const user = await open(true)
  const leave = await screen.findByRole('button', { name: 'Discard' }, { timeout: 10_000 })
  expect(store.get(sessionAtom)).not.toBeNull()
  expect(shownAddress()).toBe('/apps/user/list')
  await user.click(leave)
  await waitFor(() => expect(store.get(sessionAtom)).toBeNull())
  expect(shownAddress()).toBe('/login')
})

test('without changes it is done at once', async () => {
  await open(false)
  expect(store.get(sessionAtom)).toBeNull()
  expect(shownAddress()).toBe('/login')
})

test('changes that are on their way are sent before it ends', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { user } = await show(false)
  const change = queryClient.getMutationCache().build(queryClient, { mutationFn: () => promise })
  const isSent = change.execute(undefined)
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(store.get(sessionAtom)).not.toBeNull()
  resolve()
  await isSent
  await waitFor(() => expect(store.get(sessionAtom)).toBeNull())
})
