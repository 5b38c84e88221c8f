import { Badge } from '@data1522/design-system/Badge'
import { BadgeAnchor } from '@data1522/design-system/BadgeAnchor'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconBell } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../../core/i18n/useText.ts'

/** Something is new; how many does not matter. */
export function Dot() {
  const text = useText()

  return (
    <Inline gap={24}>
      <BadgeAnchor ground="surface" isDot label={text('badgeDemos.news')}>
        <IconButton icon={IconBell} label={text('badgeDemos.notifications')} />
      </BadgeAnchor>
      <Inline>
        <Text>{text('badgeDemos.inbox')}</Text>
        <Badge isDot tone="primary" label={text('badgeDemos.unread')} />
      </Inline>
    </Inline>
  )
}
