import type { AbilityRule, Session, UserData } from '@data1522/mocks/contract/auth'
import { atom } from 'jotai'
import { readCookie, removeCookie, writeCookie } from '../preferences/cookies.ts'

const month = 60 * 60 * 24 * 30
const names = ['userData', 'accessToken', 'userAbilityRules'] as const

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isUserData = (value: unknown): value is UserData =>
  isRecord(value) && typeof value.fullName === 'string' && typeof value.role === 'string'
const isRule = (value: unknown): value is AbilityRule =>
  isRecord(value) && typeof value.action === 'string' && typeof value.subject === 'string'

/** The session that the cookies hold; lacking the person or the token means not signed in. */
export function readSession(): Session | null {
  const userData = readCookie('userData')
  const accessToken = readCookie('accessToken')
  const rules = readCookie('userAbilityRules')
  if (!isUserData(userData) || typeof accessToken !== 'string' || accessToken === '') return null
  return { userData, accessToken, userAbilityRules: Array.isArray(rules) ? rules.filter(isRule) : [] }
}

const current = atom(readSession())

/** The signed-in person's session, or null; writing it signs in, writing null signs out. */
export const sessionAtom = atom(
  (get) => get(current),
  (_, set, session: Session | null, options: { isRemembered?: boolean } = {}) => {
    for (const name of names) {
      if (session) writeCookie(name, session[name], options.isRemembered ? { maxAge: month } : {})
      else removeCookie(name)
    }
    set(current, session)
  },
)
