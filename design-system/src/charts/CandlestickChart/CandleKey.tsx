import { useChartStrings } from '../kit/useChartStrings.ts'
import * as styles from './CandlestickChart.css.ts'

/** What a hollow and a full candle stand for. */
export function CandleKey({ hasVolume }: { hasVolume: boolean }) {
  const { candle } = useChartStrings()
  const entries = [
    { label: candle.rose, className: styles.rose },
    { label: candle.fell, className: styles.fell },
    ...(hasVolume ? [{ label: candle.volume, className: styles.volume }] : []),
  ]
  return (
    <ul className={styles.key}>
      {entries.map(({ label, className }) => (
        <li key={label} className={styles.entry}>
          <svg aria-hidden="true" data-chart-shapes="" viewBox="0 0 11 11" className={styles.sample}>
            <rect x={1.5} y={1.5} width={8} height={8} rx={2} className={className} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
