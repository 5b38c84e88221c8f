import { expect, test } from 'vitest'
import { clustersOf } from '../../scripts/vite/chunks/shared.ts'

const shared = (id, size, neededBy, imports = []) => ({
  id,
  size,
  neededBy: new Set(neededBy.split('')),
  imports,
})
const filesOf = (modules) =>
  clustersOf(modules)
    .map((those) => those.map(({ id }) => id).toSorted())
    .toSorted(([one], [other]) => one.localeCompare(other))

test('modules that the same parts need are one file', () => {
  expect(filesOf([shared('menu', 9e5, 'ab'), shared('list', 9e5, 'ab'), shared('other', 9e5, 'cd')])).toEqual(
    [['list', 'menu'], ['other']],
  )
})

test('small modules join others that nearly the same parts need', () => {
  expect(filesOf([shared('hook', 300, 'abcd'), shared('label', 300, 'abce')])).toEqual([['hook', 'label']])
})

test('a part is not made to load much that it does not need', () => {
  expect(filesOf([shared('editor', 90_000, 'abc'), shared('hook', 300, 'abcd')])).toEqual([
    ['editor'],
    ['hook'],
  ])
})

test('what a file imports counts as loaded with it', () => {
  const modules = [
    shared('editor', 90_000, 'abcx'),
    shared('button', 300, 'abcx', ['editor']),
    shared('hook', 300, 'abcd'),
  ]
  expect(filesOf(modules)).toEqual([['button', 'editor'], ['hook']])
})
