import { Button } from '@data1522/design-system/Button'
import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { toastQueue } from '../../../../design-system/src/components/Toast/toasts.ts'
import { changeLanguage } from '../i18n/intl.ts'
import { useText } from '../i18n/useText.ts'
import { sessionAtom } from '../auth/session.ts'
import { store } from '../store.ts'
import { offerUndo, withdrawAllUndo } from './undo.ts'

beforeAll(() => import('../../../../design-system/src/components/Toast/ToastStack.tsx'))
afterEach(() =>
  act(() => {
    withdrawAllUndo()
    toastQueue.clear()
  }),
)

const undo = vi.fn<() => void>()
afterEach(() => undo.mockClear())

function Offer() {
  const text = useText()
  const offer = () =>
    offerUndo({
      title: () => text('views.saved', { name: 'Mine' }),
      label: () => text('records.undo'),
      undo,
    })
  return <Button onPress={offer}>Change</Button>
}
async function open() {
  const view = await renderProduct(
    <>
      <Offer />
      <ToastRegion label="Messages" />
    </>,
    { groups: ['records', 'views'], rules: [] },
  )
  await view.user.click(screen.getByRole('button', { name: 'Change' }))
  await screen.findByRole('button', { name: 'Undo' })
  return view
}

test('an offer that is shown follows the language, with its button', async () => {
  const { user } = await open()
  expect(screen.getByText('The view “Mine” was saved')).toBeTruthy()
  await act(() => changeLanguage('fr'))
  expect(screen.queryByText('The view “Mine” was saved')).toBeNull()
  expect(screen.getByRole('button', { name: 'Fermer' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(undo).toHaveBeenCalledOnce()
})

test.each([
  ['z', 'KeyZ', 1],
  ['z', 'KeyY', 1],
  ['y', 'KeyZ', 0],
  ['\u0626', 'KeyZ', 1],
])('Ctrl and %s at the place of %s takes back %i times', async (key, code, times) => {
  await open()
  act(() => void fireEvent.keyDown(document.body, { key, code, ctrlKey: true }))
  expect(undo).toHaveBeenCalledTimes(times)
})

const redo = vi.fn<() => void>()
afterEach(() => redo.mockClear())
const press = (options: object) =>
  act(async () => void fireEvent.keyDown(document.body, { ctrlKey: true, ...options }))

test.each([
  ['Shift and Z', { key: 'Z', code: 'KeyZ', shiftKey: true }],
  ['Y', { key: 'y', code: 'KeyY' }],
  ['Y of a German keyboard', { key: 'y', code: 'KeyZ' }],
])('what was taken back is done again once with Ctrl, %s', async (_, keys) => {
  offerUndo({ title: () => 'Done', label: () => 'Undo', undo, redo })
  await press(keys)
  expect(redo).not.toHaveBeenCalled()
  await press({ key: 'z', code: 'KeyZ' })
  await press(keys)
  await press(keys)
  expect([undo, redo].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('what could not be taken back, or was followed by something else, is not done again', async () => {
  offerUndo({ title: () => 'Done', label: () => 'Undo', undo: () => Promise.resolve(false), redo })
  await press({ key: 'z', code: 'KeyZ' })
  await press({ key: 'y', code: 'KeyY' })
  offerUndo({ title: () => 'Done', label: () => 'Undo', undo, redo })
  await press({ key: 'z', code: 'KeyZ' })
  offerUndo({ title: () => 'Something else', label: () => 'Undo', undo })
  await press({ key: 'y', code: 'KeyY' })
  expect(redo).not.toHaveBeenCalled()
})

test('nor by the next person', async () => {
  offerUndo({ title: () => 'Done', label: () => 'Undo', undo, redo })
  await press({ key: 'z', code: 'KeyZ' })
  act(() => store.set(sessionAtom, null))
  await press({ key: 'y', code: 'KeyY' })
  expect(redo).not.toHaveBeenCalled()
})

test('offers end with the session: neither their button nor the keys take anything back', async () => {
  await open()
  act(() => store.set(sessionAtom, null))
  // Long before its own time is over.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull(), { timeout: 3000 })
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(undo).not.toHaveBeenCalled()
})
