import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import en from '../../locales/en.json'
import { redirects, routes } from './routes.ts'

test('no address stands twice, and none is also a redirect', () => {
  const paths = routes.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const from of Object.keys(redirects)) expect(paths).not.toContain(from)
})

test('every address has a title', () => {
  for (const { title } of routes) expect(en).toHaveProperty([`titles.${title}`])
})

test('redirects lead to an address that stands', () => {
  for (const to of Object.values(redirects)) expect(routes.some(({ path }) => matchPath(path, to))).toBe(true)
})
