import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, useId, useState } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { rem } from '../../css/rem.ts'
import { color } from './ChartFrame.css.ts'
import { Patterns, patternOf } from './Patterns.tsx'
import { PartsLegend } from './PartsLegend.tsx'
import { pattern } from './shapes.css.ts'
import { Tooltip } from './Tooltip.tsx'
import { useChartStrings } from './useChartStrings.ts'
import type { Part, usePartsChart } from './usePartsChart.ts'
import { useSize } from './useSize.ts'
import { type Active, useWalk } from './useWalk.ts'
import * as styles from './Parts.css.ts'

type Chart = Pick<
  ReturnType<typeof usePartsChart>,
  'all' | 'parts' | 'hidden' | 'isMirrored' | 'onChoose' | 'announce' | 'valueLabel'
>

interface Props extends Chart {
  label: string
  summaryId: string
  /** The side of the drawing in px. */
  side: number
  legend: 'side' | 'bottom' | 'none'
  /** The outline of each part, in a square of 200 whose middle is 0. */
  pathOf: (part: Part) => string
  /** What stands in the middle, for the part that is looked at or for all. */
  center?: (part: Part | undefined) => ReactNode
  /** What lies below the parts. */
  ground?: ReactNode
  /** The words of a scale, over the parts. */
  scale?: ReactNode
  /** Where the figures of a part show while it is looked at, in the same square, where the middle does not. */
  spotOf?: (part: Part) => readonly [x: number, y: number]
}

/** The parts of a whole as shapes around a middle, worked by pointer and arrow keys, with a legend of their shares. */
export function PartsDrawing({
  all,
  parts,
  hidden,
  isMirrored,
  onChoose,
  announce,
  valueLabel,
  label,
  summaryId,
  side,
  legend,
  pathOf,
  center,
  ground,
  scale,
  spotOf,
}: Props) {
  const strings = useChartStrings()
  const id = useId()
  const { ref, size } = useSize()
  const [lookedId, setLookedId] = useState<string>()
  const choose = onChoose && (({ index }: Active) => onChoose(parts[index]!))
  const { active, setActive, shape, keys } = useWalk({
    count: parts.length,
    seriesCount: 1,
    isMirrored,
    onChoose: choose,
  })
  const current = active ? parts[active.index] : parts.find((part) => part.id === lookedId)
  const spot = current && spotOf?.(current)
  return (
    <div className={cx(styles.parts, legend === 'bottom' && styles.below)}>
      <div
        ref={spotOf && ref}
        {...keys}
        role="application"
        aria-roledescription={strings.chart}
        aria-label={label}
        aria-describedby={summaryId}
        className={styles.drawing}
        style={assignInlineVars({ [styles.side]: rem(side) })}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setActive(undefined)}
      >
        <svg aria-hidden="true" data-chart-shapes="" viewBox="-100 -100 200 200" className={styles.shapes}>
          <Patterns id={id} count={all.length} />
          {ground}
          {parts.map((part, index) => (
            <path
              key={part.id}
              d={pathOf(part)}
              className={cx(
                styles.part,
                onChoose && styles.pressable,
                current && current.id !== part.id && styles.quiet,
              )}
              style={assignInlineVars({ [color]: part.color, [pattern]: patternOf(id, part.index) })}
              {...shape(index)}
            />
          ))}
        </svg>
        {center && <div className={styles.center}>{center(current)}</div>}
        {scale}
        {current && spot && size && (
          <Tooltip
            title={current.label}
            rows={[
              { id: 'value', label: valueLabel, value: current.text },
              { id: 'share', label: strings.share, value: current.percent },
            ]}
            x={((100 + spot[0]) / 200) * size.width}
            y={((100 + spot[1]) / 200) * size.height - 20}
            width={Math.max(size.width, 400)}
            direction={isMirrored ? 'rtl' : 'ltr'}
          />
        )}
        <VisuallyHidden live="polite">{active?.isByKeys && announce(active)}</VisuallyHidden>
      </div>
      {legend !== 'none' && (
        <PartsLegend
          label={label}
          parts={all}
          hidden={hidden}
          isMirrored={isMirrored}
          currentId={current?.id}
          isBelow={legend === 'bottom'}
          onLook={setLookedId}
        />
      )}
    </div>
  )
}
