import { Badge } from '@data1522/design-system/Badge'
import { BadgeAnchor } from '@data1522/design-system/BadgeAnchor'
import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../../core/i18n/useText.ts'

/** In the line, beside what it counts; on a corner, over a button. */
export function Basic() {
  const text = useText()

  return (
    <Inline gap={24}>
      <Inline>
        <Text>{text('badgeDemos.inbox')}</Text>
        <Badge count={21} label={text('badgeDemos.unread')} />
      </Inline>
      <BadgeAnchor ground="surface" count={3} label={text('badgeDemos.unread')}>
        <Button>{text('badgeDemos.inbox')}</Button>
      </BadgeAnchor>
    </Inline>
  )
}
