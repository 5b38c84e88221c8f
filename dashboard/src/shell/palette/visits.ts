import { appTitle } from '../../core/brand.ts'

/** Where someone was: a screen, or a record by the words that it was found by. */
export interface Visit {
  readonly href: string
  readonly label?: string
  readonly hint?: string
}

const mostKept = 8

/** What says in a query which record is shown, where the path does not. */
const recordParameters = ['id', 'courseId']

/** The address of a visit: its path, and the record that its query names. */
export function visitedHref({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  const name = recordParameters.find((one) => query.get(one))
  return name ? `${pathname}?${new URLSearchParams({ [name]: query.get(name)! })}` : pathname
}

/** Where this browser keeps where a person was. */
const keyOf = (personId: number) => `${appTitle}-recent-${personId}`

const isVisit = (value: unknown): value is Visit => {
  const { href, label, hint } = (value ?? {}) as Record<string, unknown>
  const isText = (one: unknown) => one === undefined || typeof one === 'string'
  return typeof href === 'string' && href.startsWith('/') && isText(label) && isText(hint)
}

/** Where a person was, the last first; what cannot be read counts as nothing. */
export function readVisits(personId: number): Visit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isVisit) : []
  } catch {
    return []
  }
}

/** Forgets where a person was. */
export const clearVisits = (personId: number) => write(personId, [])

function write(personId: number, visits: readonly Visit[]) {
  try {
    localStorage.setItem(keyOf(personId), JSON.stringify(visits))
  } catch {
    // Where nothing can be kept, nothing is recent.
  }
}

/** Puts a visit first; one of a record keeps the words that it was found by. */
export function keepVisit(personId: number, visit: Visit) {
  const visits = readVisits(personId)
  const known = visits.find(({ href }) => href === visit.href)
  write(personId, [{ ...known, ...visit }, ...visits.filter((one) => one !== known)].slice(0, mostKept))
}
