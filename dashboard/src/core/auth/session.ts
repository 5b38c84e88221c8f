import type { AbilityRule, Session, UserData } from '@data1522/mocks/contract/auth'
import { atom } from 'jotai'
import { readCookie, removeCookie, writeCookie } from '../preferences/cookies.ts'
import { store } from '../store.ts'
import { broadcast } from '../storage/cross-tab.ts'
import { dropPicture, withoutPicture, withPicture } from './own-picture.ts'

const month = 60 * 60 * 24 * 30
const names = ['userData', 'accessToken', 'userAbilityRules'] as const
/** The cookie that stands beside a session that ends with the browser, as it does itself. */
const brief = 'endsWithBrowser'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isUserData = (value: unknown): value is UserData =>
  isRecord(value) &&
  Number.isInteger(value.id) &&
  ['fullName', 'email', 'avatar', 'role'].every((name) => typeof value[name] === 'string')
/** Whether something has the shape of a rule, as far as can be told without reading its conditions. */
export const isRule = (value: unknown): value is AbilityRule =>
  isRecord(value) && typeof value.action === 'string' && typeof value.subject === 'string'

/** The session that the cookies hold; lacking the person or the token means not signed in. */
export function readSession(): Session | null {
  const userData = readCookie('userData')
  const accessToken = readCookie('accessToken')
  const rules = readCookie('userAbilityRules')
  if (!isUserData(userData) || typeof accessToken !== 'string' || accessToken === '') return null
  return {
    userData: withPicture(userData),
    accessToken,
    userAbilityRules: Array.isArray(rules) ? rules.filter(isRule) : [],
  }
}

const current = atom(readSession())
const ended = atom<'expired' | 'elsewhere' | false>(false)

/** The signed-in person's session, or null; writing it signs in, writing null signs out, in every tab. */
export const sessionAtom = atom(
  (get) => get(current),
  (get, set, session: Session | null, options: { isRemembered?: boolean } = {}) => {
    const former = get(current)
    if (former) dropPicture(former.userData.id)
    const stored = session && { ...session, userData: withoutPicture(session.userData) }
    for (const name of names) {
      if (stored) writeCookie(name, stored[name], options.isRemembered ? { maxAge: month } : {})
      else removeCookie(name)
    }
    if (stored && !options.isRemembered) writeCookie(brief, true)
    else removeCookie(brief)
    set(current, session)
    if (session) set(ended, false)
    broadcast('session')
  },
)

/** Who is signed in, by their id, when it is asked. */
export const personNow = () => store.get(sessionAtom)?.userData.id

/** Takes over another name and picture of the signed-in person, in every tab. */
export const renameAtom = atom(null, (get, set, person: Pick<UserData, 'fullName' | 'avatar'>) => {
  const session = get(current)
  if (!session) return
  const userData = { ...session.userData, ...person }
  set(current, { ...session, userData })
  writeCookie('userData', withoutPicture(userData), readCookie(brief) ? {} : { maxAge: month })
  broadcast('session')
})

/** Takes over what the cookies hold now; what is the same stays the very same, so that nothing is drawn for it. */
export const rereadSessionAtom = atom(null, (get, set) => {
  const held = get(current)
  const stored = readSession()
  if (names.every((name) => JSON.stringify(held?.[name]) === JSON.stringify(stored?.[name]))) return
  set(current, stored)
  set(ended, !stored && 'elsewhere')
})

/** How the last session ended: the server knows it no longer, or another tab signed out; said until someone signs in, or writing false takes it back. */
export const sessionEndedAtom = atom(
  (get) => get(ended),
  (_, set, hasEnded: false) => set(ended, hasEnded),
)

/** The server knows a token no longer: ends the session, unless another tab has meanwhile got another token. */
export const refuseTokenAtom = atom(null, (get, set, token: string) => {
  // Where cookies are blocked, that there are none is no news.
  if (navigator.cookieEnabled) set(rereadSessionAtom)
  if (get(current)?.accessToken !== token) return
  set(sessionAtom, null)
  set(ended, 'expired')
})
