import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { ecommerceQuery } from '../../queries.ts'
import { useShortMoney } from '../../useShortMoney.ts'
import { salesHref } from '../../sales-href.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { BudgetGauge } from './BudgetGauge.tsx'

interface ExpensesCardProps {
  /** Of its gauge, in px. @default 132 */
  gaugeSize?: number
}

/** How much of what was planned for these days was spent. */
export function ExpensesCard({ gaugeSize }: ExpensesCardProps) {
  const text = useText()
  const { percent } = useFormats()
  const shortMoney = useShortMoney()
  const query = useQuery(ecommerceQuery('expenses', useDashboard().days))
  return (
    <PartCard
      query={query}
      seeAll={query.data && salesHref(query.data.view)}
      asOf={({ view }) => view.asOf}
      table={({ part }) => [
        [text('ecommerceDashboard.expenses'), text('ecommerceDashboard.budget')],
        [part.value, part.budget],
      ]}
    >
      {({ part: { value, budget } }) => ({
        description: text('ecommerceDashboard.ofBudget', {
          spent: shortMoney(value),
          budget: shortMoney(budget),
        }),
        children: (
          <BudgetGauge
            size={gaugeSize}
            label={text('ecommerceDashboard.expenses')}
            share={budget === 0 ? 0 : value / budget}
            words={budget === 0 ? text('ecommerceDashboard.noBudget') : percent(value / budget)}
          />
        ),
      })}
    </PartCard>
  )
}
