import { expect, test } from 'vitest'
import { withDefault, withEntry, without } from './entries.ts'

interface Entry {
  id?: number
  isDefault: boolean
  isBilling?: boolean
}

const entry = (id: number, isDefault = false, isBilling = false) => ({ id, isDefault, isBilling })
const home = entry(1, true)
const office = entry(2, false, true)
const family = entry(3)
const all = [home, office, family]

test('the default that is deleted hands that on, and so does the one for bills', () => {
  expect(without(all, 1)).toEqual([entry(2, true, true), family])
  expect(without(all, 2)).toEqual([entry(1, true, true), family])
  expect(without(all, 3)).toEqual([home, office])
  expect(without([home], 1)).toEqual([])
})

test('there is one default', () => {
  expect(withDefault(all, 3).map(({ isDefault }) => isDefault)).toEqual([false, false, true])
})

test('what is new comes last, and takes the default and the bills if it says so', () => {
  expect(withEntry<Entry>(all, { isDefault: true, isBilling: true })).toEqual([
    entry(1),
    entry(2),
    family,
    { isDefault: true, isBilling: true },
  ])
  expect(withEntry<Entry>(all, { isDefault: false, isBilling: false }).slice(0, 3)).toEqual(all)
})

test('the first of all is the default whatever it says', () => {
  expect(withEntry<Entry>([], { isDefault: false })).toEqual([{ isDefault: true }])
  expect(withEntry<Entry>([home], { ...home, isDefault: false })).toEqual([home])
})

test('who gives up the default hands it on', () => {
  const changed = withEntry<Entry>(all, { ...home, isDefault: false })
  expect(changed.map(({ isDefault }) => isDefault)).toEqual([false, true, false])
  const last = withEntry<Entry>([entry(1), entry(2, true)], entry(2))
  expect(last.map(({ isDefault }) => isDefault)).toEqual([true, false])
})
