import type { Route } from '../../core/router/route.ts'
import { routeAt } from '../../core/router/routes.ts'
import { turnedAwayFrom } from '../../core/router/turned-away.ts'

/** Why an address stays closed: the permission that is missing, and for which screen. */
export interface MissingPermission {
  readonly action: string
  readonly subject: string
  readonly title?: Route['title']
}

/** The refusal that the guard left in the history, or that the address itself names as `?action=…&subject=…`. */
export function missingPermissionOf(state: unknown, search: string): MissingPermission | null {
  const from = turnedAwayFrom(state)
  const route = from === undefined ? undefined : routeAt(from)
  if (typeof route?.access === 'object') return { ...route.access, title: route.title }
  const query = new URLSearchParams(search)
  const action = query.get('action')
  const subject = query.get('subject')
  return action && subject ? { action, subject } : null
}
