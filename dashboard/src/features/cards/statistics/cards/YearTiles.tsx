import { Sparkline, type SparklineProps } from '@data1522/design-system/Sparkline'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { PartCard } from '../../../../entities/dashboard/card/PartCard.tsx'
import { crmQuery } from '../../../../entities/dashboard/queries.ts'
import { useShortMoney } from '../../../../entities/dashboard/useShortMoney.ts'

interface YearTileProps extends Pick<SparklineProps, 'variant' | 'tone'> {
  figure: 'orders' | 'sales' | 'profit' | 'income'
}

/** What the last twelve months came to, over how they went. */
function YearTile({ figure, ...look }: YearTileProps) {
  const text = useText()
  const { number, wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const query = useQuery(crmQuery('year', useDashboard().days))
  const name = text(`statisticsCards.year.${figure}`)
  const long = figure === 'orders' ? number : wholeMoney
  const short = figure === 'orders' ? number : shortMoney
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      table={({ part }) => [
        [text('statisticsCards.month'), name],
        ...part.months.map((month) => [month.month, month[figure]]),
      ]}
    >
      {({ part }) => ({
        description: text('statisticsCards.lastMonths', { count: part.months.length }),
        value: short(part[figure]),
        children: (
          <Sparkline
            {...look}
            height={64}
            isLastMarked
            values={part.months.map((month) => month[figure])}
            label={text('statisticsCards.yearCourse', {
              what: name,
              first: long(part.months[0]?.[figure] ?? 0),
              last: long(part.months.at(-1)?.[figure] ?? 0),
            })}
          />
        ),
      })}
    </PartCard>
  )
}

export const OrdersTile = () => <YearTile figure="orders" />
export const SalesTile = () => <YearTile figure="sales" variant="area" tone="success" />
export const ProfitBarsTile = () => <YearTile figure="profit" variant="bars" />
export const IncomeTile = () => <YearTile figure="income" variant="area" tone="warning" />
