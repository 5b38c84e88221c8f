import { useEffect } from 'react'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { VersionNotice } from './VersionNotice.tsx'

/** Keeps watch over the connection and the version, and has at hand what shows when a screen fails. */
export function Watch() {
  useEffect(() => void import('./Crashed.tsx').catch(() => undefined), [])
  return (
    <>
      <VersionNotice />
      <ConnectionNotice />
    </>
  )
}
