import type { PaletteEntry, PaletteGroup } from '@data1522/design-system/CommandPalette'
import { matchPath } from 'react-router-dom'
import type { MessageId } from '../../core/i18n/intl.ts'
import { mayOpen, type Visitor } from '../../core/router/access.ts'
import { isBeingBuilt } from '../../core/router/being-built.ts'
import { type RouteData, routes } from '../../core/router/routes.ts'
import { goKeys } from '../shortcuts/go-keys.ts'
import { capsOf } from './caps.ts'
import { comesBefore, placeOf, screenGroups } from './places.ts'

/** Writes a message in the language of the moment. */
export type Write = (id: MessageId, values?: Record<string, string | number>) => string

const tabs = [
  'account',
  'billing-plans',
  'connection',
  'connections',
  'notification',
  'profile',
  'projects',
  'security',
  'teams',
] as const
/** Other words for a screen, by its title. */
const also = [
  'accessControl',
  'accountSettings',
  'analyticsDashboard',
  'calendar',
  'chat',
  'customers',
  'email',
  'faq',
  'fleet',
  'invoices',
  'kanban',
  'manageReviews',
  'myCourses',
  'orders',
  'permissions',
  'pricing',
  'products',
  'profile',
  'roles',
  'users',
] as const

/** Screens that refuse are nowhere to go to. */
const isDestination = (path: string) => !/not-authorized|not-found/.test(path)
const isOpenEnded = (path: string) => /[:*]/.test(path)

/** What a screen is called, and what tells it from its like. */
function namesOf({ path, title }: RouteData, text: Write): Pick<PaletteEntry, 'label' | 'hint'> {
  const name = text(`titles.${title}`)
  const tab =
    /^\/pages\/(account-settings|user-profile)\//.test(path) && tabs.find((one) => path.endsWith(`/${one}`))
  if (tab) {
    const label = text(`palette.tab.${tab}`)
    return { label, hint: label === name ? undefined : name }
  }
  const [, version] = /^\/pages\/authentication\/.*-v(\d)$/.exec(path) ?? []
  if (version) return { label: name, hint: text('palette.branch.authentication', { number: version }) }
  const { branch } = placeOf(path)
  return { label: name, hint: branch && text(`palette.branch.${branch}`) }
}

const listed = (words: string) => words.split(/[,،]\s*/)

interface ScreensOptions {
  readonly text: Write
  readonly visitor: Visitor
  /** The titles in English, for who types them whatever the language. */
  readonly english: Readonly<Record<string, string>>
  /** Addresses that stand elsewhere, as those of actions. */
  readonly except?: readonly string[]
}

/** One screen as the palette shows it. */
export function screenEntry(
  route: RouteData,
  { text, english: titles }: Pick<ScreensOptions, 'text' | 'english'>,
): PaletteEntry {
  const { path, title } = route
  const other = also.find((one) => one === title)
  const key = goKeys[path]
  // What is said of a screen with tabs leads to its first.
  const isFirst = routes.find((one) => one.title === title && placeOf(one.path) === placeOf(path)) === route
  const english = isFirst ? titles[`titles.${title}`] : undefined
  return {
    ...namesOf(route, text),
    id: path,
    href: path,
    icon: placeOf(path).icon,
    keywords: [
      path,
      ...(english ? [english] : []),
      ...(isFirst && other ? listed(text(`palette.also.${other}`)) : []),
    ],
    note: isBeingBuilt(path) ? text('app.soon') : undefined,
    shortcut: capsOf(key === undefined ? undefined : ['g', key]),
  }
}

/** Two addresses of one screen stand there once, with the address of each to be found by. */
function oncePerScreen(entries: readonly PaletteEntry[]): PaletteEntry[] {
  const kept = new Map<string, PaletteEntry>()
  for (const entry of entries) {
    const name = `${entry.label} ${entry.hint ?? ''}`
    const first = kept.get(name)
    kept.set(name, first ? { ...first, keywords: [...first.keywords!, entry.href!] } : entry)
  }
  return [...kept.values()]
}

/** Every screen that the person may open, by group. */
export function screensOf({ visitor, except = [], ...options }: ScreensOptions): PaletteGroup[] {
  const open = routes
    .filter(({ path, access }) => isDestination(path) && !isOpenEnded(path) && mayOpen(access, visitor))
    .filter(({ path }) => !except.includes(path))
    .toSorted(
      (one, other) =>
        Number(isBeingBuilt(one.path)) - Number(isBeingBuilt(other.path)) ||
        comesBefore(one.path, other.path),
    )
  return screenGroups
    .map((group) => ({
      id: group,
      title: options.text(`palette.group.${group}`),
      entries: oncePerScreen(
        open.filter(({ path }) => placeOf(path).group === group).map((route) => screenEntry(route, options)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** The address that a path belongs to. */
export const routeOf = (path: string): RouteData | undefined =>
  routes.find((route) => route.path === path) ?? routes.find((route) => matchPath(route.path, path) !== null)
