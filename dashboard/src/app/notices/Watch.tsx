import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { sessionAtom } from '../../core/auth/session.ts'
import { settleUnowned } from '../../core/storage/unowned.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { keepFiles } from './keep-files.ts'
import { useConnectionEvents } from './useConnectionEvents.ts'
import { VersionNotice } from './VersionNotice.tsx'

/** Keeps watch over the connection, the version and what a guest leaves, and has at hand what is needed without either. */
export function Watch() {
  const event = useConnectionEvents()
  useEffect(() => {
    void import('../../shared/errors/Crashed.tsx').catch(() => undefined)
    void keepFiles().catch(() => undefined)
  }, [])
  const isSignedIn = useAtomValue(sessionAtom) !== null
  useEffect(() => {
    if (isSignedIn) settleUnowned()
  }, [isSignedIn])
  return (
    <>
      <VersionNotice isSilent={event !== null} />
      <ConnectionNotice event={event} />
    </>
  )
}
