import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from '../../css/cx.ts'
import type { SliderMark } from './options.ts'
import { type Scale, shareOf, ticksOf } from './scale.ts'
import { at } from './Slider.css.ts'
import * as styles from './SliderMarks.css.ts'

interface SliderMarksProps {
  scale: Scale
  marks: readonly SliderMark[]
}

const placed = (share: number) => assignInlineVars({ [at]: String(share) })

/** Lines along the rail; to look at, because the thumb says its value. */
export function SliderTicks({ scale, marks, tickStep }: SliderMarksProps & { tickStep?: number }) {
  const values = new Set([...ticksOf(scale, tickStep), ...marks.map(({ value }) => value)])
  return [...values].map((value) => (
    <span key={value} className={styles.tick} style={placed(shareOf(scale, value))} />
  ))
}

interface SliderLabelsProps extends SliderMarksProps {
  hasLimits?: boolean
  isDisabled?: boolean
  format: (value: number) => string
}

/** Words below the rail: those of its marks, and the least and the most. */
export function SliderLabels({ scale, marks, hasLimits, isDisabled, format }: SliderLabelsProps) {
  const named = new Map(marks.flatMap(({ value, label }) => (label ? [[value, label] as const] : [])))
  if (hasLimits)
    for (const limit of [scale.minValue, scale.maxValue])
      if (!named.has(limit)) named.set(limit, format(limit))
  if (named.size === 0) return null
  return (
    <div aria-hidden aria-disabled={isDisabled || undefined} className={styles.labels}>
      {[...named].map(([value, label]) => {
        const share = shareOf(scale, value)
        return (
          <span
            key={value}
            className={cx(styles.label, share === 0 && styles.atStart, share === 1 && styles.atEnd)}
            style={placed(share)}
          >
            <bdi className={styles.words}>{label}</bdi>
          </span>
        )
      })}
    </div>
  )
}
