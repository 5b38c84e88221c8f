import type { Examples } from '../../../../tests/conformance/example.ts'
import { Timeline } from './Timeline.tsx'
import { TimelineItem } from './TimelineItem.tsx'

export const examples: Examples = {
  Timeline: (probe, words) => (
    <Timeline {...probe} aria-label="History">
      <TimelineItem title={words || 'Sent'} time="now">
        {words}
      </TimelineItem>
    </Timeline>
  ),
  TimelineItem: (probe, words) => (
    <Timeline aria-label="History">
      <TimelineItem {...probe} title={words || 'Sent'} isCard>
        {words}
      </TimelineItem>
    </Timeline>
  ),
}
