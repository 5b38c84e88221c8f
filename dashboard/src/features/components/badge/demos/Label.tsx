import { Badge } from '@data1522/design-system/Badge'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../../core/i18n/useText.ts'

/** What it counts is read after the number. */
export function Label() {
  const text = useText()

  return (
    <Inline gap={12}>
      <Text>{text('badgeDemos.inbox')}</Text>
      <Badge tone="primary" count={21} label={text('badgeDemos.unread')} />
    </Inline>
  )
}
