import { Button } from '@data1522/design-system/Button'
import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { toastQueue } from '../../../../design-system/src/components/Toast/toasts.ts'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { queryClient } from '../api/query-client.ts'
import { useChange } from '../mutations/useChange.ts'
import { personKey } from '../storage/person-key.ts'
import { store } from '../store.ts'
import { sessionAtom } from './session.ts'

beforeAll(() => import('../../../../design-system/src/components/Toast/ToastStack.tsx'))
afterEach(() => act(() => toastQueue.clear()))

const rows = { rows: [{ id: 1 }], total: 1, page: 1 }
const undo = vi.fn<() => Promise<void>>()
let answer: () => void = () => undefined

function Screen() {
  const change = useChange<typeof rows>(['rows'])
  const { data } = useQuery({ queryKey: ['rows', 'list', 1], queryFn: async () => rows })
  const remove = () =>
    change({
      optimisticUpdate: (page) => ({ ...page, rows: [] }),
      mutationFn: () => new Promise<void>((resolve) => (answer = resolve)),
      successMessage: () => 'A row was deleted',
      undo,
    })
  return <Button onPress={() => void remove()}>{`Delete one of ${data?.rows.length ?? '…'}`}</Button>
}
const open = () =>
  renderProduct(
    <QueryClientProvider client={queryClient}>
      <Screen />
      <ToastRegion label="Messages" />
    </QueryClientProvider>,
    { groups: ['records'], rules: [] },
  )

test('two people take turns in one tab, and nothing of the first is left', async () => {
  const { user } = await open()
  const first = store.get(sessionAtom)!
  const draftOfFirst = personKey('draft')
  await user.click(await screen.findByRole('button', { name: 'Delete one of 1' }))
  await screen.findByRole('button', { name: 'Delete one of 0' })
  const secondButton = screen.getByRole('button', { name: 'Delete one of 0' })
  // It waits for the first.
  await user.click(secondButton)
  act(() => store.set(sessionAtom, null))
  act(() => store.set(sessionAtom, { ...first, userData: { ...first.userData, id: 1522 } }))
  await act(async () => {
    answer()
    await queryClient.refetchQueries()
  })
  await queryClient.fetchQuery({ queryKey: ['rows', 'list', 1], queryFn: async () => rows })
  await waitFor(() => expect(queryClient.getQueryData(['rows', 'list', 1])).toEqual(rows))
  expect(queryClient.getMutationCache().getAll()).toEqual([])
  expect(screen.queryByText('A row was deleted')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(undo).not.toHaveBeenCalled()
  expect(personKey('draft')).not.toBe(draftOfFirst)
})
