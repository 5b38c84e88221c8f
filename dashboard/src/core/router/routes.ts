import { matchPath } from 'react-router-dom'
import type { RouteFacts, Route, Routes } from './route.ts'

/** What stands at every address that is none of ours. */
export const catchAll: RouteFacts = { path: '*', layout: 'blank', access: 'public', title: 'pageNotFound' }

/** Addresses that lead on to another; their query is kept. */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/data1522',
  '/pages/user-profile': '/pages/user-profile/profile',
  '/pages/account-settings': '/pages/account-settings/account',
}

const byPath = new Map<string, Route>()
let list: readonly Route[] = []

/** Every route that is known so far: those of the public area from the start, those of the back office with its frame. */
export const routes = () => list

/** Makes routes known; those that are known already stay as they are. */
export function registerRoutes(manifest: Routes) {
  for (const [path, spec] of Object.entries(manifest))
    if (!byPath.has(path)) byPath.set(path, { layout: 'default', access: 'signed-in', ...spec, path })
  list = [...byPath.values()]
}

/** The route of an address, also of one that leads on or whose path has parameters; none where the product has none. */
export function routeAt(href: string): Route | undefined {
  const path = href.split(/[?#]/, 1)[0]!
  const asked = redirects[path] ?? path
  return byPath.get(asked) ?? list.find((route) => matchPath(route.path, asked))
}

/** Whether only an address that fills in the path leads anywhere. */
export const hasParameters = ({ path }: RouteFacts) => /[:*]/.test(path)
