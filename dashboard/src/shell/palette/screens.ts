import type { PaletteEntry, PaletteGroup } from '@data1522/design-system/CommandPalette'
import { currentIntl, type MessageId } from '../../core/i18n/intl.ts'
import { mayOpen, type Visitor } from '../../core/router/access.ts'
import type { Route } from '../../core/router/route.ts'
import { hasParameters, routes } from '../../core/router/routes.ts'
import { comesBefore, listingOf, screenGroups } from './branches.ts'
import { capsOf } from './caps.ts'

/** Writes a message in the language of the moment. */
export type Write = (id: MessageId, values?: Record<string, string | number>) => string

/** Screens that refuse are nowhere to go to. */
const isDestination = (path: string) => !/not-authorized|not-found/.test(path)

/** What a screen is called, and what tells it from its like. */
function namesOf(route: Route, text: Write): Pick<PaletteEntry, 'label' | 'hint'> {
  const { title, branch, label, version } = route
  const name = text(`titles.${title}`)
  if (label && (branch === 'profile' || branch === 'accountSettings')) {
    const tab = text(label)
    return { label: tab, hint: tab === name ? undefined : name }
  }
  if (version) return { label: name, hint: text('palette.branch.authentication', { number: version }) }
  const { hint } = listingOf(route)
  return { label: name, hint: hint && text(`palette.branch.${hint}`) }
}

/** Other words for a screen, where there are some. */
function keywordsOf(title: Route['title'], text: Write) {
  const id = `palette.also.${title}` as MessageId
  return id in (currentIntl()?.messages ?? {}) ? text(id).split(/[,،]\s*/) : []
}

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
  route: Route,
  { text, english: titles }: Pick<ScreensOptions, 'text' | 'english'>,
): PaletteEntry {
  const { path, title, goKey } = route
  // What is said of a screen with tabs leads to its first.
  const isFirst = routes().find((one) => one.title === title && listingOf(one) === listingOf(route)) === route
  const english = isFirst ? titles[`titles.${title}`] : undefined
  return {
    ...namesOf(route, text),
    id: path,
    href: path,
    icon: listingOf(route).icon,
    keywords: [path, ...(english ? [english] : []), ...(isFirst ? keywordsOf(title, text) : [])],
    shortcut: capsOf(goKey === undefined ? undefined : ['g', goKey]),
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
  const open = routes()
    .filter((route) => isDestination(route.path) && !hasParameters(route) && mayOpen(route.access, visitor))
    .filter(({ path }) => !except.includes(path))
    .toSorted(comesBefore)
  return screenGroups
    .map((group) => ({
      id: group,
      title: options.text(`palette.group.${group}`),
      entries: oncePerScreen(
        open.filter((route) => listingOf(route).group === group).map((route) => screenEntry(route, options)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}
