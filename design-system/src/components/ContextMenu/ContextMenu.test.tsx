import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { ContextMenu } from './ContextMenu.tsx'

beforeAll(() => import('./ContextMenuPopup.tsx'))
afterEach(() => void vi.useRealTimers())

const sections = [
  {
    id: 'file',
    entries: [
      { id: 'rename', label: 'Rename' },
      { id: 'delete', label: 'Delete', tone: 'danger' as const },
    ],
  },
]
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

function show(language: 'en' | 'ar' = 'en') {
  const onAction = vi.fn<(id: string) => void>()
  const onPress = vi.fn<() => void>()
  const view = render(
    <ContextMenu label="File" sections={sections} onAction={onAction}>
      <p>Spring catalogue</p>
      <Button onPress={onPress}>Open</Button>
    </ContextMenu>,
    { language },
  )
  return view.then(({ user }) => ({ user, onAction, onPress }))
}

test('opens by the right button instead of the browser’s menu, and runs the chosen action', async () => {
  const { user, onAction } = await show()
  const isLeftToBrowser = fireEvent.contextMenu(screen.getByText('Spring catalogue'), {
    clientX: 40,
    clientY: 20,
    button: 2,
  })
  expect(isLeftToBrowser).toBe(false)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith('delete')
  await gone()
})

test.each([
  ['en', 'Shift+F10', '{Shift>}{F10}{/Shift}'],
  ['ar', 'Shift+F10', '{Shift>}{F10}{/Shift}'],
  ['en', 'the menu key', '{ContextMenu}'],
] as const)('opens in %s by %s at what has the focus, and gives it back', async (language, _, keys) => {
  const { user, onAction } = await show(language)
  await user.tab()
  await user.keyboard(keys)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Rename'))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('delete')
  await gone()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'))
})

test('Escape leaves everything as it is', async () => {
  const { user, onAction } = await show()
  await user.tab()
  await user.keyboard('{ContextMenu}')
  await screen.findByRole('menu')
  await user.keyboard('{Escape}')
  await gone()
  expect(onAction).not.toHaveBeenCalled()
})

const touch = { pointerType: 'touch', isPrimary: true, clientX: 30, clientY: 30 }

test('opens by a long press, which presses nothing beneath', async () => {
  const { onPress } = await show()
  const button = screen.getByRole('button')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.pointerDown(button, touch)
  act(() => void vi.advanceTimersByTime(600))
  fireEvent.pointerUp(button, touch)
  fireEvent.click(button)
  expect(await screen.findByRole('menu', { name: 'File' })).toBeTruthy()
  expect(onPress).not.toHaveBeenCalled()
})

test('takes a scroll or a tap for no long press', async () => {
  const { onPress } = await show()
  const button = screen.getByRole('button')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.pointerDown(button, touch)
  fireEvent.pointerMove(button, { ...touch, clientY: 60 })
  act(() => void vi.advanceTimersByTime(600))
  fireEvent.pointerUp(button, touch)
  fireEvent.pointerDown(button, touch)
  fireEvent.pointerUp(button, touch)
  fireEvent.click(button)
  act(() => void vi.advanceTimersByTime(600))
  expect(screen.queryByRole('menu')).toBeNull()
  expect(onPress).toHaveBeenCalledOnce()
})

test('can be a stop of Tab with a name of its own, and tells when it is open', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  const { user } = await render(
    <ContextMenu label="Picture" sections={sections} isFocusable onOpenChange={onOpenChange}>
      <p>A harbour</p>
    </ContextMenu>,
  )
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Picture' }))
  await user.keyboard('{ContextMenu}')
  await screen.findByRole('menu')
  await user.keyboard('{Escape}')
  await gone()
  expect(onOpenChange.mock.calls).toEqual([[true], [false]])
})

test('the innermost region answers', async () => {
  await render(
    <ContextMenu label="Folder" sections={sections}>
      <ContextMenu label="File" sections={sections}>
        <p>Spring catalogue</p>
      </ContextMenu>
    </ContextMenu>,
  )
  fireEvent.contextMenu(screen.getByText('Spring catalogue'), { clientX: 40, clientY: 20, button: 2 })
  await screen.findByRole('menu', { name: 'File' })
  expect(screen.getAllByRole('menu')).toHaveLength(1)
})

test.each(inputs)('opens and runs an action of a submenu by $by in $language', async (input) => {
  const onAction = vi.fn<(id: string) => void>()
  const places = [{ id: 'places', entries: [{ id: 'team', label: 'Team' }] }]
  const more = { id: 'more', entries: [{ id: 'move', label: 'Move to', sections: places }] }
  const { user, choose, forward } = await renderFor(
    input,
    <ContextMenu label="File" sections={[...sections, more]} onAction={onAction} isFocusable>
      <p>Spring catalogue</p>
    </ContextMenu>,
  )
  const region = screen.getByRole('group', { name: 'File' })
  await user.tab()
  if (input.by === 'mouse') await user.pointer({ target: region, keys: '[MouseRight]' })
  else if (input.by === 'keyboard') await user.keyboard('{Shift>}{F10}{/Shift}')
  else {
    await user.pointer({ target: region, keys: '[TouchA>]' })
    await screen.findByRole('menu')
    // The page below is inert by now, which jsdom does not know.
    await user.pointer({ target: document.body, keys: '[/TouchA]' })
  }
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
  await choose(screen.getByRole('menuitem', { name: 'Move to' }), { key: forward })
  await choose(await screen.findByRole('menuitem', { name: 'Team' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith('team')
  await gone()
  await waitFor(() => expect(document.activeElement).toBe(region))
})
