import { Button } from '@data1522/design-system/Button'
import { getUser, type UserDetail } from '@data1522/mocks/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { call } from '../../core/api/client.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { accountSettingsKey } from '../account/queries.ts'
import { useEditForm } from './useEditForm.ts'

withMock()
const patience = { timeout: 10_000 }
let queries: ReturnType<typeof useQueryClient>

function Host({ user }: { user: UserDetail }) {
  const { form } = useEditForm(user, () => undefined)
  const client = useQueryClient()
  const rename = () => {
    queries = client
    client.setQueryData(accountSettingsKey, {} as never)
    form.hook.setValue('fullName', 'Ines Berg', { shouldDirty: true })
    void form.submit()
  }
  return <Button onPress={rename}>Rename</Button>
}

test.each([
  [22, 'Ines Berg'],
  [7, 'Ines Halvorsen'],
])('who edits user %i is called %s', async (id, name) => {
  const opened = await call(getUser, { params: { id: String(id) } })
  const { user } = await renderScreen(<Host user={opened} />, {
    path: '/',
    groups: ['users', 'userForms', 'userView', 'postal'],
  })
  const session = store.get(sessionAtom)!
  const ines = { ...session.userData, fullName: 'Ines Halvorsen', username: 'ines.halvorsen' }
  act(() => store.set(sessionAtom, { ...session, userData: ines }))
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await waitFor(
    async () => expect((await call(getUser, { params: { id: String(id) } })).fullName).toBe('Ines Berg'),
    patience,
  )
  await waitFor(() => expect(queries.getQueryState(accountSettingsKey)?.isInvalidated).toBe(true), patience)
  expect(store.get(sessionAtom)?.userData.fullName).toBe(name)
})
