import { Button } from '@data1522/design-system/Button'
import { Text } from '@data1522/design-system/Text'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { settingsOf } from '../../../../../mocks/areas/account-settings/collection.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { accountSettingsKey, accountSettingsQuery } from '../../../entities/account/queries.ts'
import { useNewKey } from './useNewKey.ts'

withMock()
const patience = { timeout: 10_000 }
let queries: QueryClient

function Keys() {
  const client = useQueryClient()
  useEffect(() => {
    queries = client
  })
  const { data } = useQuery(accountSettingsQuery())
  const { newKey, make } = useNewKey(data?.security.apiKeys ?? [])
  return (
    <>
      {data && <Button onPress={() => void make({ name: 'Desk', scopes: ['orders:read'] })}>Make</Button>}
      {newKey && <Text>{newKey.key}</Text>}
    </>
  )
}

function Pages() {
  const [isAway, setAway] = useState(false)
  return (
    <>
      <Button onPress={() => setAway(!isAway)}>Another page</Button>
      {!isAway && <Keys />}
    </>
  )
}

test('a new key is still there for who comes back, and gone once it is revoked elsewhere', async () => {
  const { user } = await renderScreen(<Pages />, { path: '/', groups: [] })
  await user.click(await screen.findByRole('button', { name: 'Make' }, patience))
  const key = (await screen.findByText(/^d1522_/, {}, patience)).textContent
  await user.click(screen.getByRole('button', { name: 'Another page' }))
  expect(screen.queryByText(key)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Another page' }))
  expect(await screen.findByText(key, {}, patience)).toBeTruthy()
  const own = settingsOf().get()
  settingsOf().set({ ...own, security: { ...own.security, apiKeys: [] } })
  await act(() => queries.invalidateQueries({ queryKey: accountSettingsKey }))
  await waitFor(() => expect(screen.queryByText(key)).toBeNull(), patience)
})
