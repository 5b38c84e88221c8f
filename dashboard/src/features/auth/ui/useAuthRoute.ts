import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { returnAddress } from '../../../core/router/access.ts'
import { sessionAtom } from '../../../core/auth/session.ts'

type AuthScreen = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'two-steps' | 'verify-email'

/** The screens that also have a short address. */
const short: readonly AuthScreen[] = ['login', 'register', 'forgot-password']

/** Where one is among the screens of signing in, and the ways from there; they keep the look and the destination. */
export function useAuthRoute() {
  const { pathname, search } = useLocation()
  const session = useAtomValue(sessionAtom)
  const version = /-(v1|v2)$/.exec(pathname)?.[1] as 'v1' | 'v2' | undefined
  const target = returnAddress(search)
  const query = target === '/' ? '' : `?${new URLSearchParams({ to: target })}`
  const addressOf = (screen: AuthScreen) =>
    (!version && short.includes(screen)
      ? `/${screen}`
      : `/pages/authentication/${screen}-${version ?? 'v2'}`) + query
  return {
    /** One card, or two panes. */
    look: version === 'v1' ? ('card' as const) : ('panes' as const),
    addressOf,
    /** Where to go when all is done: on, for who is signed in, else to the sign-in screen. */
    onward: session ? target : addressOf('login'),
  }
}
