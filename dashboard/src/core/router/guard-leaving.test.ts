import type { Navigator } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { backGuard, leaveWhenFree } from './back-guard.ts'
import { guardLeaving } from './guard-leaving.ts'

const nothing = () => undefined
const navigator = () => ({ push: nothing, replace: nothing }) as unknown as Navigator

test('a step back within the path is held where it closes a dialog, and nowhere else', () => {
  const end = guardLeaving(navigator(), '/here', nothing)
  expect(backGuard.current?.('/here', -1)).toBe(false)
  end()
  const endOver = guardLeaving(navigator(), '/here', nothing, true)
  expect(backGuard.current?.('/here', -1)).toBe(true)
  endOver()
})

test('a page with changes is guarded again once the dialog over it has closed', () => {
  const router = navigator()
  const held: string[] = []
  const endPage = guardLeaving(router, '/here', () => held.push('page'))
  const endDialog = guardLeaving(router, '/here', () => held.push('dialog'), true)
  backGuard.current?.('/elsewhere', -1)
  endDialog()
  backGuard.current?.('/elsewhere', -1)
  expect(held).toEqual(['dialog', 'page'])
  endPage()
  expect(backGuard.current?.('/elsewhere', -1) ?? false).toBe(false)
})

test('a second step back that comes before the way here ends here too', () => {
  const go = vi.spyOn(history, 'go').mockImplementation(nothing)
  const held = vi.fn<() => void>()
  const end = guardLeaving(navigator(), '/here', held)
  backGuard.current?.('/before', -1)
  backGuard.current?.('/long-before', -1)
  expect(go.mock.calls).toEqual([[1]])
  // The first way back has arrived, one short.
  expect(backGuard.current?.('/before', 1)).toBe(true)
  expect(go.mock.calls).toEqual([[1], [1]])
  expect(backGuard.current?.('/here', 1)).toBe(true)
  expect(held).toHaveBeenCalledOnce()
  backGuard.current?.('/before', -1)
  expect(held).toHaveBeenCalledTimes(2)
  end()
  go.mockRestore()
})

test('what leads away without a step, such as signing out, is held, and by the page under a dialog after it', () => {
  const router = navigator()
  const held: (() => void)[] = []
  const endPage = guardLeaving(router, '/here', (leave) => held.push(leave))
  const endDialog = guardLeaving(router, '/here', (leave) => held.push(leave), true)
  const leave = vi.fn<() => void>()
  leaveWhenFree(leave)
  held[0]!()
  expect(leave).not.toHaveBeenCalled()
  held[1]!()
  expect(leave).toHaveBeenCalledOnce()
  endDialog()
  endPage()
  leaveWhenFree(leave)
  expect(leave).toHaveBeenCalledTimes(2)
})
