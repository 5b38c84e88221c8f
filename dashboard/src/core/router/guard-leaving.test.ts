import type { Navigator } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { backGuard, leaveWhenFree } from './back-guard.ts'
import { type GuardedChanges, guardLeaving } from './guard-leaving.ts'

const nothing = () => undefined
const navigator = () => {
  const push = vi.fn<Navigator['push']>()
  return { push, replace: nothing, taken: push } as unknown as Navigator & { taken: typeof push }
}
const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://host')
  return { pathname, search }
}
const changes = (given: Partial<GuardedChanges> = {}): GuardedChanges => ({
  here: '/here',
  holdsBack: false,
  confirm: nothing,
  letGo: nothing,
  ...given,
})

test('a step back within the path is held where it closes a dialog, and nowhere else', () => {
  const end = guardLeaving(navigator(), changes())
  expect(backGuard.current?.(at('/here'), -1)).toBe(false)
  end()
  const endOver = guardLeaving(navigator(), changes({ holdsBack: true }))
  expect(backGuard.current?.(at('/here'), -1)).toBe(true)
  endOver()
})

test.each(['the dialog', 'the page'])(
  'what is left is guarded when %s has nothing to lose any more',
  (which) => {
    const router = navigator()
    const asked: string[] = []
    const endPage = guardLeaving(router, changes({ confirm: () => asked.push('the page') }))
    const endDialog = guardLeaving(
      router,
      changes({ confirm: () => asked.push('the dialog'), holdsBack: true }),
    )
    router.push('/elsewhere')
    const [end, endRest] = which === 'the page' ? [endPage, endDialog] : [endDialog, endPage]
    end()
    router.push('/elsewhere')
    leaveWhenFree(nothing)
    const rest = which === 'the page' ? 'the dialog' : 'the page'
    expect(asked).toEqual(['the dialog', rest, rest])
    expect(router.taken).not.toHaveBeenCalled()
    endRest()
    router.push('/elsewhere')
    expect(router.taken).toHaveBeenCalledOnce()
    const leave = vi.fn<() => void>()
    leaveWhenFree(leave)
    expect(leave).toHaveBeenCalledOnce()
    expect(backGuard.current).toBeNull()
  },
)

test('one question holds for all changes that a step would lose, and lets all of them go', () => {
  const router = navigator()
  const asked: (() => void)[] = []
  const gone: string[] = []
  const guardAs = (name: string) =>
    guardLeaving(router, changes({ confirm: (leave) => asked.push(leave), letGo: () => gone.push(name) }))
  const ends = ['one form', 'another form'].map(guardAs)
  router.push('/elsewhere')
  expect([asked.length, gone]).toEqual([1, []])
  asked[0]!()
  expect([asked.length, gone]).toEqual([1, ['one form', 'another form']])
  expect(router.taken).toHaveBeenCalledOnce()
  ends.forEach((end) => end())
})

test('another record of the same path leads away, another tab of it does not', () => {
  const router = navigator()
  const confirm = vi.fn<() => void>()
  const end = guardLeaving(router, changes({ confirm, record: { name: 'id', value: '41' } }))
  router.push('/here?id=41&tab=two')
  expect(backGuard.current?.(at('/here?id=41'), -1)).toBe(false)
  expect([confirm.mock.calls.length, router.taken.mock.calls.length]).toEqual([0, 1])
  router.push('/here')
  expect([confirm.mock.calls.length, router.taken.mock.calls.length]).toEqual([1, 1])
  end()
})

test('a second step back that comes before the way here ends here too', () => {
  const go = vi.spyOn(history, 'go').mockImplementation(nothing)
  const confirm = vi.fn<() => void>()
  const end = guardLeaving(navigator(), changes({ confirm }))
  backGuard.current?.(at('/before'), -1)
  backGuard.current?.(at('/long-before'), -1)
  expect(go.mock.calls).toEqual([[1]])
  // The first way back has arrived, one short.
  expect(backGuard.current?.(at('/before'), 1)).toBe(true)
  expect(go.mock.calls).toEqual([[1], [1]])
  expect(backGuard.current?.(at('/here'), 1)).toBe(true)
  expect(confirm).toHaveBeenCalledOnce()
  backGuard.current?.(at('/before'), -1)
  expect(confirm).toHaveBeenCalledTimes(2)
  end()
  go.mockRestore()
})
