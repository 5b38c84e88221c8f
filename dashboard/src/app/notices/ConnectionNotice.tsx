import { IconCircleCheck, IconWifiOff } from '@data1522/design-system/icons'
import { PageNotice } from '@data1522/design-system/PageNotice'
import { useText } from '../../core/i18n/useText.ts'
import type { ConnectionEvents } from './useConnectionEvents.ts'

interface ConnectionNoticeProps {
  /** What there is to say, or nothing. */
  event: ConnectionEvents | null
}

/** Says while there is no connection, and for a moment when it is back. */
export function ConnectionNotice({ event }: ConnectionNoticeProps) {
  const text = useText()
  const isGone = event !== 'online'
  return (
    <PageNotice tone={isGone ? 'warning' : 'success'} icon={isGone ? IconWifiOff : IconCircleCheck}>
      {event && text(`errors.${event}`)}
    </PageNotice>
  )
}
