import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import { useText } from '../../../../core/i18n/useText.ts'

/** Words on both sides in turn, where there is room. */
export function Alternate() {
  const text = useText()

  return (
    <Timeline aria-label={text('timelineDemos.ofOrder')} align="alternate">
      <TimelineItem title={text('timelineDemos.placed')} time={text('timelineDemos.placedTime')}>
        <Text ink="muted">{text('timelineDemos.placedText')}</Text>
      </TimelineItem>
      <TimelineItem title={text('timelineDemos.packed')} time={text('timelineDemos.packedTime')} tone="info">
        <Text ink="muted">{text('timelineDemos.packedText')}</Text>
      </TimelineItem>
      <TimelineItem
        title={text('timelineDemos.delivered')}
        time={text('timelineDemos.deliveredTime')}
        tone="success"
      >
        <Text ink="muted">{text('timelineDemos.deliveredText')}</Text>
      </TimelineItem>
    </Timeline>
  )
}
