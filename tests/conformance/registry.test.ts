import { expect, test } from 'vitest'
import { rooms } from '../../scripts/package/exports.mjs'
import { entries } from './registry.ts'

test('every public component is registered, once, and nothing else is', () => {
  const components = rooms()
    .map(({ name }) => name)
    .toSorted()
  expect(entries.map(({ name }) => name).toSorted()).toEqual(components)
})
