import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from './useDebounced.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start(outer: string) {
  const commit = vi.fn<(value: string) => void>()
  const { result, rerender } = renderHook((said: string) => useDebounced(said, commit, 100), {
    initialProps: outer,
  })
  return {
    commit,
    shown: () => result.current[0],
    type: (value: string) => act(() => result.current[1](value)),
    pause: () => act(() => void vi.advanceTimersByTime(100)),
    setAddress: (value: string) => rerender(value),
  }
}

test('what is typed shows at once and is handed on when the typing pauses', () => {
  const { commit, shown, type, pause } = start('')
  type('p')
  type('pe')
  expect(shown()).toBe('pe')
  expect(commit).not.toHaveBeenCalled()
  pause()
  expect(commit.mock.calls).toEqual([['pe']])
})

test('an answer to earlier letters does not take back later ones', () => {
  const { commit, shown, type, pause, setAddress } = start('')
  type('p')
  pause()
  type('pe')
  pause()
  setAddress('p')
  expect(shown()).toBe('pe')
  type('pen')
  setAddress('pe')
  expect(shown()).toBe('pen')
  pause()
  expect(commit.mock.calls.flat()).toEqual(['p', 'pe', 'pen'])
})

test('a change from outside shows, and what was typed before it is no longer handed on', () => {
  const { commit, shown, type, pause, setAddress } = start('chairs')
  type('chairs and')
  setAddress('')
  expect(shown()).toBe('')
  pause()
  expect(commit).not.toHaveBeenCalled()
})
