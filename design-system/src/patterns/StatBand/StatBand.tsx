import type { Ref } from 'react'
import * as styles from './StatBand.css.ts'

/** A figure and what it counts. */
export interface BandFigure {
  /** The figure, formatted for the locale. */
  readonly value: string
  /** What it counts, in a few words that follow it. */
  readonly label: string
}

export interface StatBandProps {
  /** What the figures are about. */
  label: string
  /** The figures, at best four. */
  figures: readonly BandFigure[]
  ref?: Ref<HTMLUListElement>
}

/**
 * Large figures side by side, which say how far a product has come.
 *
 * Use when a public page counts. Not on a dashboard: use `StatStrip`.
 */
export function StatBand({ label, figures, ...rest }: StatBandProps) {
  return (
    <ul {...rest} aria-label={label} className={styles.band}>
      {figures.map(({ value, label: words }) => (
        <li key={words} className={styles.figure}>
          <bdi className={styles.value}>{value}</bdi> <span className={styles.words}>{words}</span>
        </li>
      ))}
    </ul>
  )
}
