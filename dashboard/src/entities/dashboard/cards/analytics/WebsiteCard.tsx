import { Carousel } from '@data1522/design-system/Carousel'
import { Stack } from '@data1522/design-system/Stack'
import { StatStrip, type StatStripItem } from '@data1522/design-system/StatStrip'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { analyticsQuery } from '../../queries.ts'
import { useShortMoney } from '../../useShortMoney.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { together } from '../../card/together.ts'
import { useTrend } from '../../card/useTrend.ts'

const SECONDS = 8
/** How many channels have a place. */
const CHANNELS = 4

type Row = readonly [id: string, label: string, value: string, change: number | null, isGrowthGood?: boolean]

/** What the website counted, what was spent on it, and which ways brought the revenue, by turns. */
export function WebsiteCard() {
  const text = useText()
  const { number, percent } = useFormats()
  const shortMoney = useShortMoney()
  const trend = useTrend()
  const { days } = useDashboard()
  const query = together(
    useQuery(analyticsQuery('traffic', days)),
    useQuery(analyticsQuery('spending', days)),
    useQuery(analyticsQuery('revenueSources', days)),
  )
  const ratio = (value: number | null, format: (value: number) => string) =>
    value === null ? text('analyticsDashboard.unknown') : format(value)
  const itemOf = ([id, label, value, change, isGrowthGood = true]: Row): StatStripItem => ({
    id,
    label,
    value,
    change: trend(change, isGrowthGood),
  })
  const slide = (id: 'traffic' | 'spending' | 'revenueSources', rows: readonly Row[]) => {
    const label = text(`analyticsDashboard.${id}`)
    return {
      id,
      label,
      content: (
        <Stack gap={16}>
          <Text size="sm" ink="muted">
            {text(`analyticsDashboard.${id}Text`)}
          </Text>
          <StatStrip label={label} items={rows.map(itemOf)} />
        </Stack>
      ),
    }
  }
  return (
    <PartCard
      query={query}
      asOf={([{ view }]) => view.asOf}
      table={([{ part: traffic }, { part: spending }, { part: sources }]) => [
        [text('analyticsDashboard.website'), text('dashboards.figure'), text('dashboards.change')],
        [text('analyticsDashboard.visits'), traffic.visits.value, traffic.visits.change],
        [text('analyticsDashboard.pageViews'), traffic.pageViews.value, traffic.pageViews.change],
        [text('analyticsDashboard.leads'), traffic.leads.value, traffic.leads.change],
        [text('analyticsDashboard.bounceRate'), traffic.bounceRate.value, traffic.bounceRate.change],
        [text('analyticsDashboard.spent'), spending.spent.value, spending.spent.change],
        [text('analyticsDashboard.orders'), spending.orders.value, spending.orders.change],
        [text('analyticsDashboard.buyers'), spending.customers.value, spending.customers.change],
        [text('analyticsDashboard.averageOrder'), spending.averageOrder.value, spending.averageOrder.change],
        ...sources.map(({ channel, value, change }) => [
          text(`analyticsDashboard.channel.${channel}`),
          value,
          change,
        ]),
      ]}
    >
      {([{ part: traffic }, { part: spending }, { part: sources }]) => ({
        children: (
          <Carousel
            label={text('analyticsDashboard.website')}
            seconds={SECONDS}
            pauseLabel={text('analyticsDashboard.pause')}
            playLabel={text('analyticsDashboard.play')}
            slides={[
              slide('traffic', [
                [
                  'visits',
                  text('analyticsDashboard.visits'),
                  number(traffic.visits.value),
                  traffic.visits.change,
                ],
                [
                  'pageViews',
                  text('analyticsDashboard.pageViews'),
                  number(traffic.pageViews.value),
                  traffic.pageViews.change,
                ],
                [
                  'leads',
                  text('analyticsDashboard.leads'),
                  number(traffic.leads.value),
                  traffic.leads.change,
                ],
                [
                  'bounceRate',
                  text('analyticsDashboard.bounceRate'),
                  ratio(traffic.bounceRate.value, percent),
                  traffic.bounceRate.change,
                  false,
                ],
              ]),
              slide('spending', [
                [
                  'spent',
                  text('analyticsDashboard.spent'),
                  shortMoney(spending.spent.value),
                  spending.spent.change,
                ],
                [
                  'orders',
                  text('analyticsDashboard.orders'),
                  number(spending.orders.value),
                  spending.orders.change,
                ],
                [
                  'buyers',
                  text('analyticsDashboard.buyers'),
                  number(spending.customers.value),
                  spending.customers.change,
                ],
                [
                  'averageOrder',
                  text('analyticsDashboard.averageOrder'),
                  ratio(spending.averageOrder.value, shortMoney),
                  spending.averageOrder.change,
                ],
              ]),
              slide(
                'revenueSources',
                sources
                  .slice(0, CHANNELS)
                  .map(({ channel, value, change }): Row => [
                    channel,
                    text(`analyticsDashboard.channel.${channel}`),
                    shortMoney(value),
                    change,
                  ]),
              ),
            ]}
          />
        ),
      })}
    </PartCard>
  )
}
