import type { Credentials, Session } from '@data1522/mocks/contract/auth'
import { login } from '@data1522/mocks/contract/auth'
import { useSetAtom } from 'jotai'
import { startTransition } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { call } from '../api/client.ts'
import { returnAddress } from '../router/access.ts'
import { prefetchScreen } from '../router/prefetch.ts'
import { sessionAtom } from './session.ts'

interface EnterOptions {
  /** Whether the session outlives the browser. */
  readonly isRemembered: boolean
  /** Where one goes who was going nowhere in particular. @default the start, which takes the place of this page */
  readonly homeOf?: (session: Session) => Promise<string> | string
}

/** Signs in and goes on to where the visitor was going, once that is there; throws what the server answers. */
export function useEnter() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const setSession = useSetAtom(sessionAtom)
  return async (body: Credentials, { isRemembered, homeOf }: EnterOptions) => {
    const onward = returnAddress(search)
    const [session] = await Promise.all([call(login, { body }), prefetchScreen(onward)])
    const address = onward === '/' && homeOf ? await homeOf(session) : onward
    if (address !== onward) await prefetchScreen(address)
    startTransition(() => {
      setSession(session, { isRemembered })
      void navigate(address, { replace: !homeOf })
    })
  }
}
