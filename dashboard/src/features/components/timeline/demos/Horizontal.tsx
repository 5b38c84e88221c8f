import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import { useText } from '../../../../core/i18n/useText.ts'

/** Side by side, where there is room. */
export function Horizontal() {
  const text = useText()

  return (
    <Timeline aria-label={text('timelineDemos.ofOrder')} orientation="horizontal">
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
