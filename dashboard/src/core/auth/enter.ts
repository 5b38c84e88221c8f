import { type Credentials, login, type Session } from '@data1522/mocks/contract/auth'
import { startTransition } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { call } from '../api/client.ts'
import { returnAddress } from '../router/access.ts'
import { changeLanguage } from '../i18n/intl.ts'
import { setZone } from '../i18n/zone.ts'
import { preferences } from '../preferences/preferences.ts'
import { prefetchScreen } from '../router/prefetch.ts'
import { store } from '../store.ts'
import { sessionAtom } from './session.ts'

interface EnterOptions {
  /** The query of the page where one signs in, which may say where one was going. */
  readonly search: string
  readonly navigate: NavigateFunction
  /** Whether the session outlives the browser. */
  readonly isRemembered: boolean
  /** Where one goes who was going nowhere in particular. @default the start, which takes the place of this page */
  readonly homeOf?: (session: Session) => string
  /** Says that nobody waits for it any more, as when the form has gone. */
  readonly signal: AbortSignal
}

/** Signs in and goes on to where the visitor was going, once that is there; throws what the server answers. */
export const enter = (body: Credentials, options: EnterOptions) => goIn(call(login, { body }), options)

/** Goes in with a session that is on its way; throws what the server answers. */
export async function goIn(
  coming: Promise<Session>,
  { search, navigate, isRemembered, homeOf, signal }: EnterOptions,
): Promise<void> {
  const onward = returnAddress(search)
  const [session] = await Promise.all([coming, prefetchScreen(onward, true)])
  const address = onward === '/' && homeOf ? homeOf(session) : onward
  if (address !== onward) await prefetchScreen(address, true)
  signal.throwIfAborted()
  const { language = store.get(preferences.language), timeZone = '' } = session
  // The server has opened the session: what a newer version took away keeps nobody out.
  if (language !== store.get(preferences.language)) await changeLanguage(language).catch(() => undefined)
  // Seldom said, so nobody else fetches what says it.
  const kept = session.isKeptAgain
    ? await import('./notify-account-kept.ts').catch(() => undefined)
    : undefined
  signal.throwIfAborted()
  startTransition(() => {
    setZone(session.userData.id, timeZone)
    store.set(sessionAtom, session, { isRemembered })
    void navigate(address, { replace: !homeOf })
    kept?.notifyAccountKept()
  })
}
