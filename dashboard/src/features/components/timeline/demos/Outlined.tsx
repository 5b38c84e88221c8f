import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import { useText } from '../../../../core/i18n/useText.ts'

/** Quiet signs for what is over. */
export function Outlined() {
  const text = useText()

  return (
    <Timeline aria-label={text('timelineDemos.ofOrder')}>
      <TimelineItem
        title={text('timelineDemos.placed')}
        time={text('timelineDemos.placedTime')}
        variant="outlined"
      >
        <Text ink="muted">{text('timelineDemos.placedText')}</Text>
      </TimelineItem>
      <TimelineItem
        title={text('timelineDemos.packed')}
        time={text('timelineDemos.packedTime')}
        tone="info"
        variant="outlined"
      >
        <Text ink="muted">{text('timelineDemos.packedText')}</Text>
      </TimelineItem>
      <TimelineItem
        title={text('timelineDemos.delivered')}
        time={text('timelineDemos.deliveredTime')}
        tone="success"
        variant="outlined"
      >
        <Text ink="muted">{text('timelineDemos.deliveredText')}</Text>
      </TimelineItem>
    </Timeline>
  )
}
