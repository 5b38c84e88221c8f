import { assignInlineVars } from '@vanilla-extract/dynamic'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { ChartFrame } from '../kit/ChartFrame.tsx'
import { color } from '../kit/ChartFrame.css.ts'
import type { PartsProps } from '../kit/types.ts'
import { useChartStrings } from '../kit/useChartStrings.ts'
import { usePartsChart } from '../kit/usePartsChart.ts'
import { frameProps } from '../kit/useSeriesChart.ts'
import { type Active, useWalk } from '../kit/useWalk.ts'
import * as styles from './SegmentBar.css.ts'

export interface SegmentBarProps<Datum> extends Omit<PartsProps<Datum>, 'legend' | 'height'> {
  /** Names each part over it, where nothing beside it does. @default true */
  hasNames?: boolean
}

/**
 * The parts of one whole in one bar.
 *
 * Use when shares are shown where room is short, or over a list of the same parts. Not for many wholes to compare: use
 * a stacked `BarChart`; nor for how full one thing is: use `Meter`.
 */
export function SegmentBar<Datum>(props: SegmentBarProps<Datum>) {
  'use memo'
  const { label, hasNames = true } = props
  const strings = useChartStrings()
  const chart = usePartsChart(props as PartsProps<Datum>, 'segments')
  const { parts, onChoose, isMirrored, announce } = chart
  const choose = onChoose && (({ index }: Active) => onChoose(parts[index]!))
  const { active, setActive, shape, keys } = useWalk({
    count: parts.length,
    seriesCount: 1,
    isMirrored,
    onChoose: choose,
  })
  const current = active && parts[active.index]
  return (
    <ChartFrame {...frameProps({ ...props, legend: 'none', height: hasNames ? 52 : 28 })} {...chart.frame}>
      {(summaryId) => (
        <div
          {...keys}
          role="application"
          aria-roledescription={strings.chart}
          aria-label={label}
          aria-describedby={summaryId}
          className={styles.bar}
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setActive(undefined)}
        >
          {parts.map((part, index) => (
            <div
              key={part.id}
              aria-hidden="true"
              title={`${part.label} ${part.percent}`}
              className={cx(
                styles.segment,
                onChoose && styles.pressable,
                current && current.id !== part.id && styles.quiet,
              )}
              style={assignInlineVars({ [color]: part.color, [styles.share]: String(part.share * 100) })}
              {...shape(index)}
            >
              {hasNames && <span className={styles.name}>{part.label}</span>}
              <span data-chart-swatch="" className={styles.block} />
            </div>
          ))}
          <VisuallyHidden live="polite">{active?.isByKeys && announce(active)}</VisuallyHidden>
        </div>
      )}
    </ChartFrame>
  )
}
