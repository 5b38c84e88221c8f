import { Box } from '@data1522/design-system/Box'
import { Text } from '@data1522/design-system/Text'
import { Timeline, type TimelineProps } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import { useText } from '../../../core/i18n/useText.ts'
import { definePlayground } from '../../../shared/showcase/playground.ts'

function Live({ isCard, ...props }: Pick<TimelineProps, 'align' | 'orientation'> & { isCard: boolean }) {
  const text = useText()
  return (
    <Box isFilling maxWidth={400}>
      <Timeline {...props} aria-label={text('timelineDemos.ofOrder')}>
        {(['placed', 'packed'] as const).map((event) => (
          <TimelineItem
            key={event}
            isCard={isCard}
            title={text(`timelineDemos.${event}`)}
            time={text(`timelineDemos.${event}Time`)}
          >
            <Text ink="muted">{text(`timelineDemos.${event}Text`)}</Text>
          </TimelineItem>
        ))}
      </Timeline>
    </Box>
  )
}

/** A timeline to try out. */
export const playground = definePlayground({
  tag: 'Timeline',
  controls: {
    align: { kind: 'choice', options: ['start', 'end', 'alternate'], initial: 'start', default: 'start' },
    orientation: {
      kind: 'choice',
      options: ['vertical', 'horizontal'],
      initial: 'vertical',
      default: 'vertical',
    },
    isCard: { kind: 'switch' },
  },
  inside: () =>
    '\n  <TimelineItem title="Order placed" time="09:12" />\n  <TimelineItem title="Packed" time="11:40" />\n',
  // What the switch changes belongs to the items.
  code: (element, { isCard }) =>
    isCard ? element.replace(' isCard', '').replaceAll('<TimelineItem', '<TimelineItem isCard') : element,
  render: (values) => <Live {...values} />,
})
