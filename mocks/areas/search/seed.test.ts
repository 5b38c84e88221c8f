import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import specification from '../../../tests/support/routes.json' with { type: 'json' }
import { SEARCH_CATEGORIES } from './contract.ts'
import { unique } from '../../testing/unique.ts'
import { searchGroups } from './seed.ts'

/** Addresses that show what another address of the catalogue shows. */
const doubles = [
  '/data1522',
  '/data1522/checkout',
  '/data1522/help-center',
  '/data1522/payment',
  '/data1522/payments',
  '/data1522/pricing',
  '/data1522/prircing',
  '/pages/misc/not-authorized',
  '/dashboards/academy',
  '/dashboards/logistics',
]

const destinations = searchGroups.flatMap(({ children }) => children)
const urls = destinations.map(({ url }) => url)

const iconFile = (icon: string) => {
  const name = icon.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())
  return new URL(`../../../node_modules/@tabler/icons-react/dist/esm/icons/Icon${name}.mjs`, import.meta.url)
}

describe('the search catalogue', () => {
  test('has the six groups', () => {
    expect(searchGroups.map(({ category }) => category)).toEqual(SEARCH_CATEGORIES)
  })

  test('leads to every address that needs no id, no signed-out visitor, and is no double', () => {
    const reachable = specification.routes
      .filter(({ access }) => access !== 'guest')
      .flatMap(({ path, aliases = [] }) => [path, ...aliases])
      .filter((path) => !/[:*]/.test(path) && !doubles.includes(path))
    expect(urls.toSorted()).toEqual(reachable.toSorted())
  })

  test('names each place once, under a title of its own in its group', () => {
    expect(unique(urls)).toBe(urls.length)
    for (const { children } of searchGroups)
      expect(unique(children.map(({ title }) => title))).toBe(children.length)
  })

  test('has icons of the Tabler set', () => {
    for (const { icon } of destinations) expect([icon, existsSync(iconFile(icon))]).toEqual([icon, true])
  })
})
