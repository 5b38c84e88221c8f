import type { Navigator } from 'react-router-dom'
import { expect, test } from 'vitest'
import { backGuard } from './back-guard.ts'
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
