import { Box } from '@data1522/design-system/Box'
import { Gauge } from '@data1522/design-system/Gauge'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { PartCard } from '../../../../entities/dashboard/card/PartCard.tsx'
import { analyticsQuery } from '../../../../entities/dashboard/queries.ts'

/** How many of the tickets are solved. */
export function SupportTile() {
  const text = useText()
  const { percent } = useFormats()
  const query = useQuery(analyticsQuery('support', useDashboard().days))
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.total.value === 0}
      table={({ part }) => [
        [text('statisticsCards.support'), text('dashboards.figure')],
        [text('statisticsCards.inAll'), part.total.value],
        [text('statisticsCards.solved'), part.completed],
      ]}
    >
      {({ part: { total, completedPercent } }) => ({
        description: text('statisticsCards.tickets', { count: total.value }),
        children: (
          <Box maxWidth={132} isCentered>
            <Gauge
              variant="dashed"
              size={132}
              label={text('statisticsCards.solved')}
              description={text('statisticsCards.solved')}
              value={completedPercent}
              valueText={percent((completedPercent ?? 0) / 100)}
            />
          </Box>
        ),
      })}
    </PartCard>
  )
}
