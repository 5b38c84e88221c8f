import {
  type BudgetRaise,
  getEcommerceDashboardPart,
  raiseBudget,
  type RevenueYear,
} from '@data1522/mocks/contract/dashboard-ecommerce'
import { call } from '../../../../core/api/client.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useChange } from '../../../../core/mutations/useChange.ts'
import type { LoadedPart } from '../../queries.ts'

const years = { part: 'years' } as const

/** A year with more to spend than was planned; once more is the same as once. */
const raised = (year: RevenueYear, raise: BudgetRaise['percent']): RevenueYear => {
  const times = (100 + raise) / (100 + year.raise)
  return {
    ...year,
    raise,
    budget: year.budget * times,
    months: year.months.map((month) => ({ ...month, budget: month.budget * times })),
  }
}

/** Lets a year spend more than was planned: at once on the screen, then on the server, with a way back. */
export function useBudgetRaise() {
  'use memo'
  const text = useText()
  const change = useChange<LoadedPart<RevenueYear[]>>(['dashboards'])
  const send = (year: number, percent: BudgetRaise['percent']) =>
    call(raiseBudget, { body: { year, percent } })
  return ({ year, raise }: RevenueYear, percent: BudgetRaise['percent']) =>
    change({
      optimisticUpdates: [
        {
          queryKey: ['dashboards', 'ecommerce', years.part],
          update: ({ view, part }: LoadedPart<RevenueYear[]>) => ({
            view,
            part: part.map((one) => (one.year === year ? raised(one, percent) : one)),
          }),
        },
      ],
      mutationFn: () => send(year, percent),
      successMessage: () => text(percent === 0 ? 'ecommerceDashboard.unraised' : 'ecommerceDashboard.raised'),
      undo: async () => {
        const { years: now } = await call(getEcommerceDashboardPart, { params: years, query: {} })
        // What was chosen since stays.
        if (now?.find((one) => one.year === year)?.raise === percent) await send(year, raise)
      },
    })
}
