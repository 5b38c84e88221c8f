import { Button } from '@data1522/design-system/Button'
import { FormField } from '@data1522/design-system/FormField'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextField } from '@data1522/design-system/TextField'
import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { toastQueue } from '../../../../design-system/src/components/Toast/toasts.ts'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { queryClient } from '../api/query-client.ts'
import { useChange } from '../mutations/useChange.ts'
import { personKey } from '../storage/person-key.ts'
import { useKeptText } from '../storage/useKeptText.ts'
import { store } from '../store.ts'
import { sessionAtom } from './session.ts'

beforeAll(() => import('../../../../design-system/src/components/Toast/ToastStack.tsx'))
afterEach(() => act(() => toastQueue.clear()))
afterEach(() => localStorage.clear())

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

const schema = z.object({ name: z.string() })
function Drafts() {
  const note = useKeptText('turns-note')
  const form = useSchemaForm<z.infer<typeof schema>, z.infer<typeof schema>>({
    schema,
    defaultValues: { name: '' },
    draftKey: personKey('turns-form'),
    onSubmit: async () => undefined,
  })
  return (
    <>
      <TextField label="Note" value={note.text} onChange={note.write} />
      <SchemaForm form={form} label="Form">
        <FormField form={form} name="name" label="Name" isRequired={false}>
          {(field) => <TextField {...field} />}
        </FormField>
      </SchemaForm>
    </>
  )
}
/** What a person has open goes with them, as the guard of the routes sees to. */
function DraftsOfPerson() {
  const id = useAtomValue(sessionAtom)?.userData.id
  return id !== undefined && <Drafts key={id} />
}
const written = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
/** Where this browser keeps something that the first person wrote. */
const keysOfSecrets = () =>
  [localStorage, sessionStorage].flatMap((kept) =>
    Object.keys(kept).filter((key) => kept.getItem(key)!.includes('of Ada')),
  )

const open = () =>
  renderProduct(
    <QueryClientProvider client={queryClient}>
      <Screen />
      <DraftsOfPerson />
      <ToastRegion label="Messages" />
    </QueryClientProvider>,
    { groups: ['records'], rules: [] },
  )

test('two people take turns in one tab, and nothing of the first is left', async () => {
  const { user } = await open()
  const first = store.get(sessionAtom)!
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'A note of Ada')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'A name of Ada')
  // One change is done and can be taken back, one is on its way, and one waits for that.
  await user.click(await screen.findByRole('button', { name: 'Delete one of 1' }))
  await screen.findByRole('button', { name: 'Delete one of 0' })
  await act(async () => answer())
  await screen.findByRole('button', { name: 'Undo' })
  await user.click(await screen.findByRole('button', { name: 'Delete one of 1' }))
  await user.click(await screen.findByRole('button', { name: 'Delete one of 0' }))

  act(() => store.set(sessionAtom, null))
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  act(() => store.set(sessionAtom, { ...first, userData: { ...first.userData, id: 1522 } }))
  await act(async () => {
    answer()
    await queryClient.refetchQueries()
  })
  await queryClient.fetchQuery({ queryKey: ['rows', 'list', 1], queryFn: async () => rows })
  await waitFor(() => expect(queryClient.getQueryData(['rows', 'list', 1])).toEqual(rows))
  expect(queryClient.getMutationCache().getAll()).toEqual([])
  expect(toastQueue.visibleToasts).toEqual([])
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(undo).not.toHaveBeenCalled()
  expect(written()).toEqual(['', ''])
  const own = [expect.stringMatching(/-9$/), expect.stringMatching(/-9$/)]
  expect(keysOfSecrets()).toEqual(own)

  act(() => store.set(sessionAtom, first))
  // The form offers what was begun, the note has it.
  expect(written()).toEqual(['A note of Ada', ''])
})
