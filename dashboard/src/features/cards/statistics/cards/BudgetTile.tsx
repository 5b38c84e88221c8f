import { FigureList } from '@data1522/design-system/FigureList'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { BudgetCourse } from '../../../../entities/dashboard/cards/ecommerce/BudgetCourse.tsx'
import { PartCard } from '../../../../entities/dashboard/card/PartCard.tsx'
import { ecommerceQuery } from '../../../../entities/dashboard/queries.ts'
import { useShortMoney } from '../../../../entities/dashboard/useShortMoney.ts'

/** What was planned to be spent this year, and how it was spent month by month. */
export function BudgetTile() {
  const text = useText()
  const { formatDate } = useIntl()
  const { wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const query = useQuery(ecommerceQuery('years', useDashboard().days))
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => !part[0]?.months.length}
      table={({ part }) => [
        [text('statisticsCards.month'), text('statisticsCards.spent'), text('statisticsCards.planned')],
        ...part[0]!.months.map(({ month, expense, budget }) => [month, expense, budget]),
      ]}
    >
      {({ part }) => {
        const year = part[0]!
        return {
          description: text('statisticsCards.through', {
            month: formatDate(`${year.months.at(-1)!.month}-01`, { month: 'long', timeZone: 'UTC' }),
          }),
          value: shortMoney(year.budget),
          children: (
            <Stack gap={16}>
              <BudgetCourse shown={year} height={104} />
              <FigureList
                items={[
                  { id: 'spent', title: text('statisticsCards.spent'), value: wholeMoney(year.expense) },
                  { id: 'planned', title: text('statisticsCards.planned'), value: wholeMoney(year.budget) },
                ]}
              />
            </Stack>
          ),
        }
      }}
    </PartCard>
  )
}
