import { IconCircleCheck, IconWifiOff } from '@data1522/design-system/icons'
import { PageNotice } from '@data1522/design-system/PageNotice'
import { useEffect, useState } from 'react'
import { useText } from '../intl/useText.ts'
import { useOnline } from './useOnline.ts'

/** How long it says that the connection is back. */
const shownFor = 5000

/** Says while there is no connection, and for a moment when it is back. */
export function ConnectionNotice() {
  const text = useText()
  const isOnline = useOnline()
  const [hasNews, setNews] = useState(!isOnline)
  if (!isOnline && !hasNews) setNews(true)
  useEffect(() => {
    if (!isOnline || !hasNews) return
    const timer = setTimeout(() => setNews(false), shownFor)
    return () => clearTimeout(timer)
  }, [isOnline, hasNews])
  return (
    <PageNotice tone={isOnline ? 'success' : 'warning'} icon={isOnline ? IconCircleCheck : IconWifiOff}>
      {hasNews && text(isOnline ? 'errors.online' : 'errors.offline')}
    </PageNotice>
  )
}
