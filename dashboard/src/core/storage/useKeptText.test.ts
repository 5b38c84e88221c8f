import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionAtom } from '../auth/session.ts'
import { store } from '../store.ts'
import { useKeptText } from './useKeptText.ts'

const signIn = (id: number) =>
  store.set(sessionAtom, {
    userData: { id, fullName: 'Ada', username: '', avatar: '', email: '', role: 'admin' },
    accessToken: 'token',
    userAbilityRules: [],
  })
const open = () => {
  const { result, unmount } = renderHook(() => useKeptText('draft-note'))
  return { note: () => result.current, unmount }
}

afterEach(() => {
  localStorage.clear()
  store.set(sessionAtom, null)
  vi.restoreAllMocks()
})

test('a text is found again by who left it, and by nobody else', () => {
  signIn(1)
  const { note, unmount } = open()
  act(() => note().write('Half a note'))
  // The session may end before what shows it goes.
  signIn(2)
  act(() => note().write('Half a note more'))
  unmount()
  expect(open().note().text).toBe('')
  signIn(1)
  expect(open().note().text).toBe('Half a note more')
})

test('what was sent goes wherever it is shown, and what is written by then stays', () => {
  const [first, second] = [open(), open()]
  act(() => first.note().write('Sent'))
  expect(second.note().text).toBe('Sent')
  act(() => void first.note().clear('Sent'))
  expect(second.note().text).toBe('')
  act(() => second.note().write('The next one'))
  act(() => void first.note().clear('Sent'))
  expect(second.note().text).toBe('The next one')
})

test('where nothing can be kept, it lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const { note, unmount } = open()
  act(() => note().write('Half a note'))
  unmount()
  const again = open()
  expect(again.note().text).toBe('Half a note')
  act(() => again.note().write(''))
  expect(again.note().text).toBe('')
})
