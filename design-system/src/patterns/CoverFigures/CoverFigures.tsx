import type { Ref } from 'react'
import { Image } from '../../components/Image/Image.tsx'
import type { BandFigure } from '../StatBand/StatBand.tsx'
import * as styles from './CoverFigures.css.ts'

export interface CoverFiguresProps {
  /** The address of a wide picture, which adds nothing to the words. */
  src: string
  /** What the figures are about. */
  label: string
  /** Four figures: what they count stands below them. */
  figures: readonly BandFigure[]
  ref?: Ref<HTMLDivElement>
}

/**
 * A wide picture with a sheet of figures over its lower edge.
 *
 * Use when a public page begins to tell of the people behind it. Not for figures alone: use `StatBand`.
 */
export function CoverFigures({ src, label, figures, ...rest }: CoverFiguresProps) {
  return (
    <div {...rest} className={styles.frame}>
      <div className={styles.cover}>
        <Image src={src} isDecorative ratio={1152 / 316} corners="none" isEager />
      </div>
      <ul aria-label={label} className={styles.sheet}>
        {figures.map(({ value, label: words }) => (
          <li key={words} className={styles.figure}>
            <bdi className={styles.value}>{value}</bdi> <span className={styles.words}>{words}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
