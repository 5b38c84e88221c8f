import { Sparkline } from '@data1522/design-system/Sparkline'
import type { RevenueYear } from '@data1522/mocks/contract/dashboard-ecommerce'
import { useText } from '../../../../core/i18n/useText.ts'

interface BudgetCourseProps {
  shown: RevenueYear
  /** In px. @default 72 */
  height?: number
}

/** How what was spent grew month by month, beside what was planned. */
export function BudgetCourse({ shown, height = 72 }: BudgetCourseProps) {
  const text = useText()
  const courseOf = (figure: 'expense' | 'budget') =>
    shown.months.map((_, index) =>
      shown.months.slice(0, index + 1).reduce((sum, month) => sum + month[figure], 0),
    )
  return (
    <Sparkline
      tone="warning"
      height={height}
      isLastMarked
      isSmooth={false}
      min={0}
      max={Math.max(shown.budget, shown.expense)}
      values={courseOf('expense')}
      plan={courseOf('budget')}
      label={text('ecommerceDashboard.budgetCourse')}
    />
  )
}
