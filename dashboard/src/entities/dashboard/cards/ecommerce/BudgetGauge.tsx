import { Gauge } from '@data1522/design-system/Gauge'

interface BudgetGaugeProps {
  label: string
  /** Spent of planned; more than 1 is too much. */
  share: number
  words: string
  /** In px. @default 132 */
  size?: number
}

/** How much of a budget is gone. */
export const BudgetGauge = ({ label, share, words, size = 132 }: BudgetGaugeProps) => (
  <Gauge
    label={label}
    value={Math.min(share, 1) * 100}
    valueText={words}
    tone={share > 1 ? 'danger' : 'warning'}
    size={size}
  />
)
