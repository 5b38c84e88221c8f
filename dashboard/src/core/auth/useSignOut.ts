import { logout } from '@data1522/mocks/contract/logout'
import { useSetAtom } from 'jotai'
import { startTransition } from 'react'
import { href, useNavigate } from 'react-router-dom'
import { call } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { untilSent } from '../mutations/until-sent.ts'
import { leaveWhenFree } from '../router/back-guard.ts'
import { sessionAtom } from './session.ts'

/** Ends the session and goes to sign in, in one step that waits where changes would be lost. */
export function useSignOut(signIn = href('/login')) {
  const navigate = useNavigate()
  const setSession = useSetAtom(sessionAtom)
  const end = async () => {
    if (queryClient.isMutating() > 0) await untilSent(queryClient)
    // Whoever leaves waits for no server: where it is out of reach, the session ends here alone.
    call(logout).catch(() => undefined)
    startTransition(() => {
      setSession(null)
      void navigate(signIn)
    })
  }
  return () => leaveWhenFree(() => void end())
}
