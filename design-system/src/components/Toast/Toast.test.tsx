import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { type ToastContent, toastQueue, toasts } from './toasts.ts'

beforeAll(() => import('./ToastStack.tsx'))

const show = (toast: ToastContent) => act(() => void toasts.show(toast))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

afterEach(() => {
  vi.useRealTimers()
  act(() => toastQueue.clear())
})

test('says what happened in a live region, inside a landmark with a name', async () => {
  await render(<ToastRegion label="Messages" />)
  show({ tone: 'success', title: 'Saved', description: 'Everyone sees it now.' })
  expect((await screen.findByRole('alert')).textContent).toBe('SavedEveryone sees it now.')
  expect(screen.getByRole('region', { name: 'Messages' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Success' })).toBeTruthy()
})

test('is closed by its button, in the language of the page', async () => {
  const { user } = await render(<ToastRegion label="الرسائل" />, { language: 'ar' })
  show({ title: 'تم الحفظ' })
  await user.click(await screen.findByRole('button', { name: 'إغلاق' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('takes back what was done, once, and goes', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(<ToastRegion label="Messages" />)
  show({ title: '2 users deleted', undo: { label: 'Undo', onPress } })
  await user.dblClick(await screen.findByRole('button', { name: 'Undo' }))
  await gone()
  expect(onPress).toHaveBeenCalledOnce()
})

test('the second click of a double one takes back nothing of the toast that closes up', async () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const { user } = await render(<ToastRegion label="Messages" />)
  show({ title: 'Ada deleted', undo: { label: 'Bring Ada back', onPress: first } })
  show({ title: 'Ben deleted', undo: { label: 'Bring Ben back', onPress: second } })
  await user.pointer([
    { keys: '[MouseLeft]', target: await screen.findByRole('button', { name: 'Bring Ben back' }) },
    { keys: '[MouseLeft]', target: screen.getByRole('button', { name: 'Bring Ada back' }) },
  ])
  expect(second).toHaveBeenCalledOnce()
  expect(first).not.toHaveBeenCalled()
  const ada = screen.getByRole('button', { name: 'Bring Ada back' })
  await waitFor(() => expect(ada.dataset['pressed']).toBeUndefined())
  act(() => ada.focus())
  await user.keyboard('{Enter}')
  expect(first).toHaveBeenCalledOnce()
})

test('the second click of a double one does not close the toast that closes up', async () => {
  const { user } = await render(<ToastRegion label="Messages" />)
  show({ title: 'Ada deleted', undo: { label: 'Undo', onPress: () => undefined } })
  show({ title: 'Ben deleted', undo: { label: 'Undo', onPress: () => undefined } })
  await screen.findByText('Ben deleted')
  const [ben, ada] = screen.getAllByRole('button', { name: 'Close' })
  await user.pointer([
    { keys: '[MouseLeft]', target: ben },
    { keys: '[MouseLeft]', target: ada },
  ])
  await waitFor(() => expect(screen.queryByText('Ben deleted')).toBeNull())
  expect(screen.getByText('Ada deleted')).toBeTruthy()
})

test('is reached by F6 and gives focus back when it is closed by keyboard', async () => {
  const { user } = await render(
    <>
      <Button>Save</Button>
      <ToastRegion label="Messages" />
    </>,
  )
  await user.tab()
  show({ title: 'Saved' })
  await screen.findByRole('alert')
  await user.keyboard('{F6}')
  expect(document.activeElement?.getAttribute('role')).toBe('region')
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await gone()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Save'))
})

test('is closed by Escape from inside', async () => {
  const { user } = await render(<ToastRegion label="Messages" />)
  show({ title: 'Saved' })
  await screen.findByRole('alert')
  act(() => screen.getByRole('alertdialog').focus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('shows the three newest, newest on top', async () => {
  await render(<ToastRegion label="Messages" />)
  for (const title of ['one', 'two', 'three', 'four']) show({ title })
  await screen.findAllByRole('alert')
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['four', 'three', 'two'])
})

test.each([
  ['5 s at least', { title: 'Saved', duration: 10 }, 4900, 5100],
  ['6 s by itself', { title: 'Saved' }, 5900, 6100],
  [
    '10 s when it can be undone',
    { title: 'Deleted', undo: { label: 'Undo', onPress: () => undefined } },
    9900,
    10100,
  ],
] as [string, ToastContent, number, number][])('stays %s', async (_, toast, still, over) => {
  await render(<ToastRegion label="Messages" />)
  show({ title: 'first, to have the code' })
  await screen.findByRole('alert')
  act(() => toastQueue.clear())
  vi.useFakeTimers()
  show(toast)
  pass(still)
  expect(screen.getByRole('alert')).toBeTruthy()
  pass(over - still)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('stays when something went wrong, and while the pointer is on it', async () => {
  const { user } = await render(<ToastRegion label="Messages" />)
  show({ tone: 'danger', title: 'Not sent' })
  show({ title: 'Saved' })
  await screen.findByText('Saved')
  await user.hover(screen.getByText('Saved'))
  vi.useFakeTimers()
  pass(60_000)
  expect(screen.getAllByRole('alert')).toHaveLength(2)
})

test('stays until it is closed when it lasts for ever', async () => {
  await render(<ToastRegion label="Messages" placement="top start" />)
  show({ title: 'first, to have the code' })
  await screen.findByRole('alert')
  act(() => toastQueue.clear())
  vi.useFakeTimers()
  show({ title: 'Old figures', duration: Infinity, undo: { label: 'Undo', onPress: () => undefined } })
  pass(3_600_000)
  expect(screen.getByRole('alert').textContent).toBe('Old figures')
})

test('reads each once, also when an older one comes back into view', async () => {
  const { user } = await render(<ToastRegion label="Messages" />)
  for (const title of ['one', 'two', 'three', 'four']) {
    show({ title })
    await screen.findByText(title)
  }
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  expect(await screen.findByText('one')).toBeTruthy()
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['three', 'two'])
})

test('has its buttons in reach of Tab, in order', async () => {
  const { user } = await render(<ToastRegion label="Messages" />)
  const press = () => undefined
  show({
    title: 'Shared with you',
    isVertical: true,
    action: { label: 'Open', onPress: press },
    undo: { label: 'Not now', onPress: press },
  })
  await screen.findByRole('alert')
  await user.keyboard('{F6}')
  const names: (string | null | undefined)[] = []
  for (let stop = 0; stop < 4; stop++) {
    await user.tab()
    names.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
  }
  expect(names.slice(1)).toEqual(['Open', 'Not now', 'Close'])
})

test.each(inputs)('is undone and closed by $by in $language', async (input) => {
  const onPress = vi.fn<() => void>()
  const { press, user } = await renderFor(
    input,
    <>
      <Button>Save</Button>
      <ToastRegion label="Messages" />
    </>,
  )
  const reach = () => (input.by === 'keyboard' ? user.keyboard('{F6}') : undefined)
  await user.tab()
  show({ title: 'Deleted', undo: { label: 'Undo', onPress } })
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await reach()
  await press(undo)
  await gone()
  expect(onPress).toHaveBeenCalledOnce()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Save'))
  show({ title: 'Saved' })
  const toast = await screen.findByRole('alertdialog')
  await reach()
  await press(within(toast).getByRole('button'))
  await gone()
})
