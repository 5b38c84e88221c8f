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

interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Who asks for which address, and who may open it. */
interface AccessRequest extends Visitor, Address {
  readonly access: Access
}

/** Whether someone who opens an address stays there. */
export function mayOpen(access: Access, { isSignedIn, can }: Visitor): boolean {
  if (access === 'public') return true
  if (access === 'guest') return !isSignedIn
  return isSignedIn && (access === 'signed-in' || can(access.action, access.subject))
}

/**
 * Where a visit goes instead, or null when it may stay: public first, then guest-only, then permission.
 * A visitor sent away keeps the query and gets `to`, the path (with its fragment) that was asked for, unless that was `/`.
 */
export function redirectOf({ access, pathname, search, hash, ...visitor }: AccessRequest): string | null {
  if (mayOpen(access, visitor)) return null
  if (access === 'guest') return '/'
  return visitor.isSignedIn ? notAuthorizedPath : entryPath + queryBack({ pathname, search, hash })
}

/** Where to sign in from a page that anyone may see, and come back to it. */
export const signInAddress = (from: Address) => `/login${queryBack(from)}`

/** The query of an address with `to`, its path and fragment, unless that is `/`. */
function queryBack({ pathname, search, hash }: Address): string {
  const query = new URLSearchParams(search)
  if (pathname !== '/') query.set('to', pathname + hash)
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Where to go after signing in, by the query that the guard left: the path in `to` with the rest of the query. The
 * start, where `to` is no path of this site.
 */
export function returnAddress(search: string): string {
  const to = new URLSearchParams(search).get('to')
  if (to === null || !isOwnPath(to)) return '/'
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^to(=|$)/.test(pair))
  if (rest.length === 0) return to
  const [address, ...fragment] = to.split('#')
  const joint = address!.includes('?') ? '&' : '?'
  return [address + joint + rest.join('&'), ...fragment].join('#')
}

/** Browsers read a backslash as a slash, drop tabs and line breaks, and resolve dots: any of them can turn a path into another site. */
function isOwnPath(to: string): boolean {
  if (!/^\/(?!\/)[^\\]*$/.test(to) || hasControlCharacter(to)) return false
  return !new URL(to, 'http://localhost').pathname.startsWith('//')
}

const hasControlCharacter = (text: string) =>
  text.split('').some((character) => character < ' ' || character === '\u007f')
