import type { ReactNode } from 'react'
import * as styles from './Slider.css.ts'

/** What stands at the end of a slider's label line: the caller's own, and what is set. */
export function sliderEnd(end: ReactNode, value: string | false): ReactNode {
  const written = value !== false && (
    <bdi aria-hidden className={styles.value}>
      {value}
    </bdi>
  )
  if (!end) return written
  return (
    <span className={styles.labelEnd}>
      {end}
      {written}
    </span>
  )
}
