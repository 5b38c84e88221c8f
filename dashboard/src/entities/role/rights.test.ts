import { expect, test } from 'vitest'
import { allRights, differenceOf, isKept, noRights, setRight, setRights, shareOf } from './rights.ts'

test('who writes or creates can see, and who cannot see does neither', () => {
  const written = setRight(noRights, { subject: 'orders', action: 'write' }, true)
  expect(written.orders).toEqual({ read: true, write: true, create: false })
  expect(setRight(written, { subject: 'orders', action: 'read' }, false).orders).toEqual(noRights.orders)
  expect(setRight(written, { subject: 'orders', action: 'write' }, false).orders.read).toBe(true)
})

test('counts some of the rights, or all', () => {
  const everything = setRights(noRights, allRights, true)
  expect(shareOf(everything)).toEqual({ given: 27, total: 27, isAll: true, isSome: true })
  expect(shareOf(noRights)).toMatchObject({ given: 0, isAll: false, isSome: false })
  const some = setRight(noRights, { subject: 'users', action: 'create' }, true)
  expect(shareOf(some)).toMatchObject({ given: 2, isAll: false, isSome: true })
})

test('says what one set of rules has beyond the other, both ways', () => {
  const before = setRight(noRights, { subject: 'orders', action: 'write' }, true)
  const after = setRight(noRights, { subject: 'users', action: 'read' }, true)
  expect(differenceOf(before, after)).toEqual({
    gained: [{ subject: 'users', action: 'read' }],
    lost: [
      { subject: 'orders', action: 'read' },
      { subject: 'orders', action: 'write' },
    ],
  })
  expect(differenceOf(before, before)).toEqual({ gained: [], lost: [] })
})

test('admins keep users and roles, and nobody else keeps anything', () => {
  const kept = (userRole: 'admin' | 'editor' | null) =>
    new Set(allRights.filter((right) => isKept({ userRole }, right)).map(({ subject }) => subject))
  expect([...kept('admin')]).toEqual(['users', 'roles'])
  expect(kept('editor').size + kept(null).size).toBe(0)
})
