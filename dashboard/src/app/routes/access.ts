/** Who may open an address: anyone, only visitors, anyone signed in, or who has a permission. */
export type Access = 'public' | 'guest' | 'signed-in' | { readonly action: string; readonly subject: string }

/** Who asks: whether signed in, and their permissions. */
export interface Visitor {
  readonly isSignedIn: boolean
  /** Asked only when an address needs a permission. */
  readonly can: (action: string, subject: string) => boolean
}

/** The landing page: where visitors and `/` end up. */
export const entryPath = '/data1522'
export const notAuthorizedPath = '/not-authorized'

interface Visit extends Visitor {
  readonly access: Access
  /** The path and query that were asked for. */
  readonly pathname: string
  readonly search: string
}

/** Whether someone who opens an address stays there. */
export function mayOpen(access: Access, { isSignedIn, can }: Visitor): boolean {
  if (access === 'public') return true
  if (access === 'guest') return !isSignedIn
  return isSignedIn && (access === 'signed-in' || can(access.action, access.subject))
}

/**
 * Where a visit goes instead, or null when it may stay: public first, then guest-only, then permission.
 * A visitor sent away keeps the query and gets `to`, the path that was asked for, unless that was `/`.
 */
export function redirectOf({ access, pathname, search, ...visitor }: Visit): string | null {
  if (mayOpen(access, visitor)) return null
  if (access === 'guest') return '/'
  if (!visitor.isSignedIn) {
    const query = new URLSearchParams(search)
    if (pathname !== '/') query.set('to', pathname)
    return `${entryPath}${query.size > 0 ? `?${query}` : ''}`
  }
  return notAuthorizedPath
}

/** Where to go after signing in: `to` if it is a path of this site, else the entry. */
export function returnPath(to: string | null): string {
  if (!to || !/^\/(?![/\\])[^\\]*$/.test(to) || hasControlCharacter(to)) return '/'
  return to
}

/** Browsers drop tabs and line breaks from addresses, which could turn a path into another site. */
const hasControlCharacter = (text: string) =>
  text.split('').some((character) => character < ' ' || character === '\u007f')
