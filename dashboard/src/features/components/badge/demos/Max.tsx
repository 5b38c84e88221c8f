import { Badge } from '@data1522/design-system/Badge'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** Above the largest number stands a plus. */
export function Max() {
  const text = useText()

  return (
    <Inline gap={24}>
      <Badge count={120} label={text('badgeDemos.unread')} />
      <Badge count={1234} max={999} label={text('badgeDemos.unread')} />
      <Badge count={1234} max={5000} label={text('badgeDemos.unread')} />
    </Inline>
  )
}
