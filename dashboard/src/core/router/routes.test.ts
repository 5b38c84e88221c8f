import { href, matchPath } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import specification from '../../../../tests/support/routes.json'
import { messages } from '../../../../tests/support/messages.ts'
import { allRoutes as routes } from '../../../../tests/support/all-routes.ts'
import type { RouteFacts } from './route.ts'
import { catchAll, redirects, routeAt } from './routes.ts'

interface SpecifiedRoute {
  path: string
  layout: string
  access: string
  title: string
  aliases?: string[]
}

const specified: SpecifiedRoute[] = specification.routes
const all: readonly RouteFacts[] = [...routes, catchAll]

/** Titles that the product shortens by more than their spelling. */
const shortened: Record<string, string> = {
  'Charts: line, area, bar and more': 'lineCharts',
  'Charts: canvas classics': 'classicCharts',
}
const nameOf = (title: string) =>
  shortened[title] ??
  title.toLowerCase().replaceAll(/[^a-z]+(\w)/g, (_, letter: string) => letter.toUpperCase())
const pathOf = (path: string) => path.replace(':error(.*)', '*')
const accessOf = ({ access }: RouteFacts) =>
  typeof access === 'object' ? `${access.action} ${access.subject}` : access

const flat = (route: SpecifiedRoute) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({
    path: pathOf(path),
    layout: route.layout,
    access: route.access,
    title: nameOf(route.title),
  }))

describe('the addresses are those of the specification', () => {
  test.each(specified.flatMap(flat))('$path', (route) => {
    const found = all.find(({ path }) => path === route.path)
    expect(found).toMatchObject({ layout: route.layout, title: route.title })
    expect(accessOf(found!)).toBe(route.access)
  })
  test('and no others', () => {
    const paths = specified.flatMap(flat).map(({ path }) => path)
    expect(all.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([])
  })
  test('with its redirects', () => {
    expect(redirects).toEqual(Object.fromEntries(specification.redirects.map(({ from, to }) => [from, to])))
  })
})

test('no address stands twice, and none is also a redirect', () => {
  const paths = routes.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const from of Object.keys(redirects)) expect(paths).not.toContain(from)
})

test.each(Object.entries(messages))('every address has a title in %s', (_, titles) => {
  expect(all.filter(({ title }) => !titles[`titles.${title}`]?.trim())).toEqual([])
})

test('a route that belongs to the entry of another names one that has it', () => {
  const parents = routes.flatMap(({ parent }) => parent ?? [])
  expect(parents.map((parent) => routeAt(parent)?.path)).toEqual(parents)
})

test('a path that no feature has does not compile', () => {
  // @ts-expect-error: a letter is missing.
  expect(href('/apps/usr/list')).toBe('/apps/usr/list')
  // @ts-expect-error: the id is missing.
  expect(() => href('/apps/user/view/:id')).toThrow('id')
  expect(href('/apps/user/view/:id', { id: '7' })).toBe('/apps/user/view/7')
})

test('redirects lead to an address that stands', () => {
  for (const to of Object.values(redirects)) expect(routes.some(({ path }) => matchPath(path, to))).toBe(true)
})
