import type { Ref } from 'react'
import type { IconSource } from '../../components/Icon/Icon.tsx'
import { IconTile } from '../../components/IconTile/IconTile.tsx'
import type { Tone } from '../../tokens/ramps.ts'
import * as styles from './FeatureGrid.css.ts'

/** Something that a product does. */
export interface Feature {
  /** What it does, in a few words. */
  readonly title: string
  /** A sentence that says more. */
  readonly text: string
  /** A picture of it. */
  readonly icon: IconSource
  /** The colour of the picture. @default 'primary' */
  readonly tone?: Tone
}

export interface FeatureGridProps {
  /** What it does, the most important first. */
  features: readonly Feature[]
  ref?: Ref<HTMLUListElement>
}

/**
 * What a product does, each in a tile with a picture: three in a row, two, or one.
 *
 * Use when a public page says what there is. Not to press: use `List`.
 */
export function FeatureGrid({ features, ...rest }: FeatureGridProps) {
  return (
    <ul {...rest} className={styles.grid}>
      {features.map(({ title, text, icon, tone = 'primary' }) => (
        <li key={title} className={styles.feature}>
          <IconTile icon={icon} tone={tone} size={42} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.words}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
