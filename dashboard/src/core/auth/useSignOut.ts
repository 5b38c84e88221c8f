import { useSetAtom } from 'jotai'
import { startTransition } from 'react'
import { href, useNavigate } from 'react-router-dom'
import { sessionAtom } from './session.ts'

/** Ends the session and goes to the sign-in screen, in one step. */
export function useSignOut() {
  const navigate = useNavigate()
  const setSession = useSetAtom(sessionAtom)
  return () =>
    startTransition(() => {
      setSession(null)
      void navigate(href('/login'))
    })
}
