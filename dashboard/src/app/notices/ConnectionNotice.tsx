import { IconCircleCheck, IconWifiOff } from '@data1522/design-system/icons'
import { PageNotice } from '@data1522/design-system/PageNotice'
import { useText } from '../../core/i18n/useText.ts'
import type { ConnectionEvents } from './useConnectionEvents.ts'

interface ConnectionNoticeProps {
  /** What there is to say, or nothing. */
  news: ConnectionEvents | null
}

/** Says while there is no connection, and for a moment when it is back. */
export function ConnectionNotice({ news }: ConnectionNoticeProps) {
  const text = useText()
  const isGone = news !== 'online'
  return (
    <PageNotice tone={isGone ? 'warning' : 'success'} icon={isGone ? IconWifiOff : IconCircleCheck}>
      {news && text(`errors.${news}`)}
    </PageNotice>
  )
}
