import { Sparkline } from '@data1522/design-system/Sparkline'
import type { RevenueYear } from '@data1522/mocks/contract/dashboard-ecommerce'
import { useText } from '../../../../core/i18n/useText.ts'

interface BudgetCourseProps {
  shown: RevenueYear
  /** In px. @default 72 */
  height?: number
}

/** How what was spent grew month by month. */
export function BudgetCourse({ shown, height = 72 }: BudgetCourseProps) {
  const text = useText()
  const spent = shown.months.map((_, index) =>
    shown.months.slice(0, index + 1).reduce((sum, { expense }) => sum + expense, 0),
  )
  return (
    <Sparkline
      tone="warning"
      height={height}
      isLastMarked
      isSmooth={false}
      min={0}
      max={Math.max(shown.budget, shown.expense)}
      values={spent}
      label={text('ecommerceDashboard.budgetCourse')}
    />
  )
}
