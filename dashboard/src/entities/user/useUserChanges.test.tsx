import { Button } from '@data1522/design-system/Button'
import { listUsers, type User } from '@data1522/mocks/contract/users'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { call } from '../../core/api/client.ts'
import { usersKey } from './user-lists.ts'
import { useUserChanges } from './useUserChanges.ts'

withMock()
const patience = { timeout: 10_000 }
let queries: QueryClient

function Host() {
  const client = useQueryClient()
  useEffect(() => {
    queries = client
  })
  const { data } = useQuery({
    queryKey: [...usersKey, 'test'],
    queryFn: () => call(listUsers, { query: {} }),
  })
  return data ? <Remove user={data.users[0]!} /> : null
}
function Remove({ user }: { user: User }) {
  const { remove } = useUserChanges()
  return <Button onPress={() => void remove([user])}>Remove</Button>
}

test('what tells of people is old once a user is deleted', async () => {
  const { user } = await renderScreen(<Host />, { path: '/', groups: ['users'] })
  const button = await screen.findByRole('button', { name: 'Remove' }, patience)
  queries.setQueryData(['profile', 'header'], {})
  queries.setQueryData(['storeSettings'], {})
  const isOld = (key: readonly string[]) => queries.getQueryState(key)?.isInvalidated
  expect(isOld(['profile', 'header'])).toBe(false)
  await user.click(button)
  await waitFor(() => expect(isOld(['profile', 'header'])).toBe(true), patience)
  expect(isOld(['storeSettings'])).toBe(false)
})
