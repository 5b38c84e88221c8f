import { useEffect } from 'react'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { keepFiles } from './keep-files.ts'
import { useConnectionNews } from './useConnectionNews.ts'
import { VersionNotice } from './VersionNotice.tsx'

/** Keeps watch over the connection and the version, and has at hand what is needed without either. */
export function Watch() {
  const news = useConnectionNews()
  useEffect(() => {
    void import('../../shared/errors/Crashed.tsx').catch(() => undefined)
    void keepFiles().catch(() => undefined)
  }, [])
  return (
    <>
      <VersionNotice isSilent={news !== null} />
      <ConnectionNotice news={news} />
    </>
  )
}
