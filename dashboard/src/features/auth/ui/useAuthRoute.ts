import { useAtomValue } from 'jotai'
import { href, useLocation } from 'react-router-dom'
import { returnAddress } from '../../../core/router/access.ts'
import { sessionAtom } from '../../../core/auth/session.ts'

/** The screens that also have a short address. */
const short = ['login', 'register', 'forgot-password'] as const
type Short = (typeof short)[number]
type AuthScreen = Short | 'reset-password' | 'two-steps' | 'verify-email'

const isShort = (screen: AuthScreen): screen is Short => short.some((one) => one === screen)

/** Where one is among the screens of signing in, and the ways from there; they keep the look and the destination. */
export function useAuthRoute() {
  const { pathname, search } = useLocation()
  const session = useAtomValue(sessionAtom)
  const version = /-(v1|v2)$/.exec(pathname)?.[1] as 'v1' | 'v2' | undefined
  const target = returnAddress(search)
  const query = target === '/' ? '' : `?${new URLSearchParams({ to: target })}`
  const addressOf = (screen: AuthScreen) =>
    (!version && isShort(screen)
      ? href(`/${screen}`)
      : href(`/pages/authentication/${screen}-${version ?? 'v2'}`)) + query
  return {
    /** One card, or two panes. */
    look: version === 'v1' ? ('card' as const) : ('panes' as const),
    addressOf,
    /** Where to go when all is done: on, for who is signed in, else to the sign-in screen. */
    onward: session ? target : addressOf('login'),
  }
}
