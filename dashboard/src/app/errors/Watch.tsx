import { useEffect } from 'react'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { useConnectionNews } from './useConnectionNews.ts'
import { VersionNotice } from './VersionNotice.tsx'

/** Keeps watch over the connection and the version, and has at hand what shows when a screen fails. */
export function Watch() {
  const news = useConnectionNews()
  useEffect(() => void import('./Crashed.tsx').catch(() => undefined), [])
  return (
    <>
      <VersionNotice isSilent={news !== null} />
      <ConnectionNotice news={news} />
    </>
  )
}
