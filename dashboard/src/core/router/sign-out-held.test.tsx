import { Button } from '@data1522/design-system/Button'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
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
const open = async (isDirty: boolean) => {
  const { user } = await renderProduct(<Screen isDirty={isDirty} />, {
    address: '/apps/user/list',
    rules: [],
  })
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
