import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { entryPath, type Access, returnAddress } from '../router/access.ts'
import { sessionAtom } from './session.ts'

/**
 * Where a visitor was going, once they have signed in in another tab while an address that leads to signing in stood
 * here; null otherwise. Who comes to it signed in stays, or goes where the guard says.
 */
export function useOnward(access: Access): string | null {
  const session = useAtomValue(sessionAtom)
  const { key, pathname, search } = useLocation()
  const [visitedAt, setVisitedAt] = useState<string | null>(null)
  const leadsOn = access === 'guest' || pathname === entryPath
  if (!session && leadsOn && visitedAt !== key) setVisitedAt(key)
  const isAwaited = new URLSearchParams(search).has('to')
  return session && leadsOn && visitedAt === key && isAwaited ? returnAddress(search) : null
}
