import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './Timeline.css.ts'

export interface TimelineProps {
  /** Its `TimelineItem`s, in the order of time. */
  children: ReactNode
  /** The side of the signs; `alternate` puts words on both sides in turn where there are 560 px. @default 'start' */
  align?: keyof typeof styles.aligned
  /** `horizontal` sets events side by side where there are 560 px. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Its name, where no title above says it. */
  'aria-label'?: string
  /** The id of the title that names it. */
  'aria-labelledby'?: string
  ref?: Ref<HTMLOListElement>
}

/**
 * Events in the order they happened.
 *
 * Use when a person follows what happened to an order, a project or an account.
 * Not for steps still to be taken in a form; nor for things without an order in time: use `List`.
 */
export function Timeline({
  children,
  align = 'start',
  orientation = 'vertical',
  ref,
  ...label
}: TimelineProps) {
  const isHorizontal = orientation === 'horizontal'
  return (
    <div className={styles.frame}>
      <ol
        ref={ref}
        {...label}
        className={cx(styles.timeline, isHorizontal ? styles.horizontal : styles.aligned[align])}
      >
        {children}
      </ol>
    </div>
  )
}
