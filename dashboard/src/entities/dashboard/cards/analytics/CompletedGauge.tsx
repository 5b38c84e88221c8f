import { Gauge } from '@data1522/design-system/Gauge'

interface CompletedGaugeProps {
  label: string
  /** Of 100. */
  percent: number
  words: string
}

/** How many of the tickets are done, in per cent. */
export const CompletedGauge = ({ label, percent, words }: CompletedGaugeProps) => (
  <Gauge label={label} value={percent} valueText={words} description={label} variant="dashed" size={264} />
)
