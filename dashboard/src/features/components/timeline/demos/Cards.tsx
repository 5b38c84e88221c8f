import { IconShoppingCart, IconTruck } from '@data1522/design-system/icons'
import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import { useText } from '../../../../core/i18n/useText.ts'

/** Each event on a sheet of its own. */
export function Cards() {
  const text = useText()

  return (
    <Timeline aria-label={text('timelineDemos.ofOrder')}>
      <TimelineItem
        title={text('timelineDemos.placed')}
        time={text('timelineDemos.placedTime')}
        isCard
        icon={IconShoppingCart}
      >
        <Text ink="muted">{text('timelineDemos.placedText')}</Text>
      </TimelineItem>
      <TimelineItem
        title={text('timelineDemos.delivered')}
        time={text('timelineDemos.deliveredTime')}
        tone="success"
        isCard
        icon={IconTruck}
      >
        <Text ink="muted">{text('timelineDemos.deliveredText')}</Text>
      </TimelineItem>
    </Timeline>
  )
}
