import type { NavigationItem } from '@data1522/design-system/NavigationShell'
import { describe, expect, test } from 'vitest'
import { mayOpen } from '../../core/router/access.ts'
import { allRoutes as routes } from '../../../../tests/support/all-routes.ts'
import { navigationFor, navigationHref } from './navigation.ts'

const people = {
  visitor: { isSignedIn: false, can: () => false },
  admin: { isSignedIn: true, can: () => true },
  nobody: { isSignedIn: true, can: () => false },
}
type Person = keyof typeof people

const sectionsOf = (person: Person) =>
  navigationFor({
    text: (id, values) => [id, ...Object.values(values ?? {})].join(' '),
    number: (value) => `#${value}`,
    mayOpen: ({ access }) => mayOpen(access, people[person]),
  })
const inside = (item: NavigationItem): NavigationItem[] => [item, ...(item.items ?? []).flatMap(inside)]
const itemsOf = (person: Person) => sectionsOf(person).flatMap(({ items }) => items.flatMap(inside))
const hrefsOf = (person: Person) => itemsOf(person).flatMap(({ href }) => href ?? [])

const fixed = routes.filter(({ path }) => !/[:*]/.test(path))

describe.each(Object.keys(people) as Person[])('for %s', (person) => {
  const hrefs = hrefsOf(person)

  test.each(fixed.map(({ path, access }) => ({ path, access })))('$path', ({ path, access }) => {
    expect(hrefs.filter((href) => href === path)).toHaveLength(mayOpen(access, people[person]) ? 1 : 0)
  })

  test('each entry can be told from its siblings, and none is empty', () => {
    const sections = sectionsOf(person)
    const lists = [sections.flatMap(({ items }) => items), ...itemsOf(person).map(({ items }) => items ?? [])]
    for (const list of lists) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    expect(sections.filter(({ items }) => items.length === 0)).toEqual([])
    expect(itemsOf(person).filter(({ items }) => items?.length === 0)).toEqual([])
    for (const { href, items, isDisabled } of itemsOf(person))
      expect([href !== undefined, items !== undefined, isDisabled].filter(Boolean)).toHaveLength(1)
  })
})

test('no branch is deeper than three levels', () => {
  const depth = ({ items }: NavigationItem): number => 1 + Math.max(0, ...(items ?? []).map(depth))
  const depths = sectionsOf('admin').flatMap(({ items }) => items.map(depth))
  expect(Math.max(...depths)).toBe(3)
})

test('counts the dashboards', () => {
  expect(sectionsOf('admin')[0]!.items[0]!.badge).toBe('#5')
})

test('names the versions of a screen apart', () => {
  const labels = itemsOf('visitor').map(({ label }) => label)
  expect(labels).toContain('shell.nav.version titles.signIn 1')
  expect(labels).toContain('shell.nav.version titles.signIn 2')
})

test('shows what leads out, and what is switched off with its reason', () => {
  const items = itemsOf('nobody')
  const out = items.filter(({ isExternal }) => isExternal).map(({ href }) => href!)
  expect(out.length).toBeGreaterThan(0)
  for (const href of out) expect(new URL(href).protocol).toBe('https:')
  expect(items.filter(({ isDisabled }) => isDisabled).map(({ description }) => description)).toEqual([
    'shell.nav.whyDisabled',
  ])
})

test.each([
  ['/apps/email/filter/starred', '/apps/email'],
  ['/apps/email/label/private', '/apps/email'],
  ['/apps/user/view/7', '/apps/user/list'],
  ['/apps/invoice/edit/7', '/apps/invoice/list'],
  ['/apps/invoice/add', '/apps/invoice/add'],
  ['/apps/ecommerce/order/details/9', '/apps/ecommerce/order/list'],
  ['/apps/ecommerce/customer/details/9', '/apps/ecommerce/customer/list'],
  ['/pages/account-settings/security', '/pages/account-settings/security'],
  ['/pages/user-profile/teams', '/pages/user-profile/teams'],
])('%s belongs to the entry %s', (pathname, href) => {
  expect(navigationHref(pathname)).toBe(href)
  expect(hrefsOf('admin')).toContain(href)
})
