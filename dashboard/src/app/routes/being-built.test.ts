import type { NavigationItem } from '@data1522/design-system/NavigationShell'
import { describe, expect, test } from 'vitest'
import { allRoutes } from '../../../../tests/support/all-routes.ts'
import { userMenuSections } from '../../shell/header/user-menu.tsx'
import { navigationFor } from '../../shell/navigation/navigation.ts'
import { screensOf } from '../../shell/palette/screens.ts'
import { screensOf as linksOf } from '../../shell/quick-links/screens-of.ts'
import { listedShortcuts } from '../../shell/shortcuts/listed.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { breadcrumbsOf } from '../../shell/breadcrumbs/breadcrumbs-of.ts'
import { homeOf } from '../../core/router/home.ts'
import { isBeingBuilt } from '../../core/router/routes.ts'

const text = (id: string, values?: Record<string, unknown>) => [id, ...Object.values(values ?? {})].join(' ')
const admin = { isSignedIn: true, can: () => true }
const sections = navigationFor({ text, number: String, mayOpen: () => true })
const inside = (item: NavigationItem): NavigationItem[] => [item, ...(item.items ?? []).flatMap(inside)]
const items = sections.flatMap((section) => section.items.flatMap(inside))

const soon = new Set(allRoutes.filter(({ screen }) => !screen).map(({ path }) => path))

type Marked = { href?: string; note?: string }
const marked = (entries: readonly Marked[]) => entries.flatMap(({ href, note }) => (note ? href! : []))
const toCome = (entries: readonly Marked[]) =>
  entries.flatMap(({ href }) => (href?.startsWith('/') && soon.has(href.split('?', 1)[0]!) ? href : []))

describe('each entry that leads to a screen that is still being made says so, and no other does', () => {
  test.each<[string, () => readonly Marked[]]>([
    ['navigation', () => items.filter(({ isExternal }) => !isExternal)],
    ['palette', () => screensOf({ text, visitor: admin, english: {} }).flatMap(({ entries }) => entries)],
    ['quick links', () => linksOf(sections)],
    [
      'breadcrumbs',
      () =>
        breadcrumbsOf({
          sections,
          pathname: '/components/alert',
          href: '/components/alert',
          title: 'Alert',
        }).flatMap(({ siblings }) => [...(siblings?.() ?? [])]),
    ],
    ['user menu', () => userMenuSections(text as never).flatMap(({ entries }) => entries)],
  ])('%s', (_, entriesOf) => {
    const entries = entriesOf()
    expect(entries.length).toBeGreaterThan(0)
    expect(marked(entries)).toEqual(toCome(entries))
  })

  test('the list of shortcuts', () => {
    store.set(sessionAtom, {
      userData: {} as never,
      accessToken: 'a',
      userAbilityRules: [{ action: 'manage', subject: 'all' }],
    })
    const go = listedShortcuts(text).find(({ id }) => id === 'go')!.shortcuts
    expect(go.filter(({ label }) => label.startsWith('app.nameSoon')).map(({ id }) => id)).toEqual(
      go.map(({ id }) => id).filter((id) => soon.has(id)),
    )
  })
})

test('the palette has what stands before what is to come, group by group', () => {
  for (const { entries } of screensOf({ text, visitor: admin, english: {} })) {
    const notes = entries.map(({ note }) => note !== undefined)
    expect(notes).toEqual(notes.toSorted((one, other) => Number(one) - Number(other)))
  }
})

test.each([
  ['/extensions/tour', true],
  ['/apps/user/list?add=user', false],
  ['/apps/user/view/7', false],
  ['/pages/misc/not-found/x', false],
])('%s is still being made: %s', (href, isIt) => {
  expect(isBeingBuilt(href)).toBe(isIt)
})

test('the work begins where a screen stands that the person may open', () => {
  const client = { isSignedIn: true, can: (_: string, subject: string) => subject === 'AclDemo' }
  expect(isBeingBuilt(homeOf(admin))).toBe(false)
  expect(homeOf(admin)).toBe('/apps/ecommerce/order/list')
  expect(homeOf(client)).toBe('/access-control')
  expect(homeOf({ isSignedIn: false, can: () => true })).toBe('/data1522')
})
