import { Box } from '@data1522/design-system/Box'
import { Inline } from '@data1522/design-system/Inline'
import { ProgressCircular } from '@data1522/design-system/ProgressCircular'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { PartCard } from '../../../../entities/dashboard/card/PartCard.tsx'
import { ecommerceQuery } from '../../../../entities/dashboard/queries.ts'

const goals = [
  ['earning', 'primary'],
  ['profit', 'success'],
  ['expense', 'warning'],
] as const

/** How far the week is from what was planned for it. */
export function GoalsTile() {
  const text = useText()
  const { percent } = useFormats()
  const query = useQuery(ecommerceQuery('week', useDashboard().days))
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      table={({ part }) => [
        [text('dashboards.figure'), text('statisticsCards.reached'), text('statisticsCards.planned')],
        ...goals.map(([id]) => [text(`dashboards.week.${id}`), part[id].value, part[id].goal]),
      ]}
    >
      {({ part }) => ({
        description: text('statisticsCards.ofTheWeek'),
        children: (
          <Stack as="ul" gap={12}>
            {goals.map(([id, tone]) => {
              const { value, goal } = part[id]
              const share = goal > 0 ? Math.max(value / goal, 0) : 0
              const name = text(`dashboards.week.${id}`)
              return (
                <Inline key={id} as="li" gap={12} isWrapping={false}>
                  <ProgressCircular
                    label={text('dashboards.week.ofGoal', { what: name })}
                    value={Math.min(share, 1) * 100}
                    valueText={percent(share)}
                    tone={tone}
                  />
                  <Box isFilling>
                    <Text as="span" ink="muted">
                      {name}
                    </Text>
                  </Box>
                  <Text as="span" weight="semibold" isNumeric>
                    {percent(share)}
                  </Text>
                </Inline>
              )
            })}
          </Stack>
        ),
      })}
    </PartCard>
  )
}
