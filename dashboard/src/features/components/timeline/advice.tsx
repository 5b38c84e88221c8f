import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function ThePast() {
  const text = useText()
  return (
    <Timeline aria-label={text('timelineDemos.ofOrder')}>
      <TimelineItem title={text('timelineDemos.placed')} time={text('timelineDemos.placedTime')}>
        <Text ink="muted">{text('timelineDemos.placedText')}</Text>
      </TimelineItem>
      <TimelineItem title={text('timelineDemos.packed')} time={text('timelineDemos.packedTime')} tone="info">
        <Text ink="muted">{text('timelineDemos.packedText')}</Text>
      </TimelineItem>
    </Timeline>
  )
}

function ThingsToDo() {
  const text = useText()
  return (
    <Timeline aria-label={text('timelineDemos.ofOrder')}>
      <TimelineItem title={text('timelineDemos.todo')} />
      <TimelineItem title={text('timelineDemos.todo2')} />
    </Timeline>
  )
}

/** What to do, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: ThePast, text: 'timelineDemos.doText' },
  { isGood: false, Live: ThingsToDo, text: 'timelineDemos.dontText' },
]
