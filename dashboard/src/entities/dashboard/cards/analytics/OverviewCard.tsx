import { Grid } from '@data1522/design-system/Grid'
import { Meter } from '@data1522/design-system/Meter'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { analyticsQuery } from '../../queries.ts'
import { useShortMoney } from '../../useShortMoney.ts'
import { salesHref } from '../../sales-href.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'

/** What was sold, and how many of those who put something into a cart bought it. */
export function OverviewCard() {
  const text = useText()
  const { number, percent } = useFormats()
  const shortMoney = useShortMoney()
  const trend = useTrend()
  const { days, comparedWith } = useDashboard()
  const query = useQuery(analyticsQuery('overview', days))
  const side = (label: string, share: number, count: number) => (
    <Stack gap={2}>
      <Text size="sm" ink="subtle">
        {label}
      </Text>
      <Text size="lg" weight="semibold" isNumeric>
        {percent(share)}
      </Text>
      <Text size="sm" ink="subtle" isNumeric>
        {number(count)}
      </Text>
    </Stack>
  )
  return (
    <PartCard
      query={query}
      seeAll={query.data && salesHref(query.data.view)}
      asOf={({ view }) => view.asOf}
      table={({ part: { sales, visits, carts, orders } }) => [
        [text('analyticsDashboard.overview'), text('dashboards.figure'), text('dashboards.change')],
        [text('analyticsDashboard.sales'), sales.value, sales.change],
        [text('analyticsDashboard.visits'), visits.value, visits.change],
        [text('analyticsDashboard.carts'), carts.value, carts.change],
        [text('analyticsDashboard.orders'), orders.value, orders.change],
      ]}
    >
      {({ part: { sales, visits, orders } }) => {
        const both = Math.max(orders.value + visits.value, 1)
        const share = orders.value / both
        return {
          value: shortMoney(sales.value),
          change: trend(sales.change),
          changeNote: comparedWith,
          children: (
            <Stack gap={12}>
              <Grid columns={2} gap={16}>
                {side(text('analyticsDashboard.orders'), share, orders.value)}
                {side(text('analyticsDashboard.visits'), 1 - share, visits.value)}
              </Grid>
              <Meter
                label={text('analyticsDashboard.ordersOfVisits')}
                value={share * 100}
                valueText={percent(share)}
                tone="primary"
                size="large"
                isBare
              />
            </Stack>
          ),
        }
      }}
    </PartCard>
  )
}
