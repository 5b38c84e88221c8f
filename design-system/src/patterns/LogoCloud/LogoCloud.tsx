import type { Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { signs, type LogoSign } from './signs.tsx'
import * as styles from './LogoCloud.css.ts'

/** A company, by its sign and its name. */
export interface Logo {
  readonly name: string
  /** The sign before the name, drawn in the colour of the text. */
  readonly sign: LogoSign
}

export interface LogoCloudProps {
  /** What the companies have in common: the list's name, also seen above it. */
  label: string
  /** The companies, at best as many as fit a row. */
  logos: readonly Logo[]
  ref?: Ref<HTMLDivElement>
}

/**
 * The signs of companies, side by side and quiet.
 *
 * Use when a public page says who trusts a product. Not for links to them: use `List`.
 */
export function LogoCloud({ label, logos, ...rest }: LogoCloudProps) {
  return (
    <div {...rest} className={styles.root}>
      <p className={styles.label}>{label}</p>
      <ul aria-label={label} className={styles.logos}>
        {logos.map(({ name, sign }) => (
          <li key={name} className={cx(styles.logo, styles.hands[sign])}>
            <svg viewBox="0 0 32 32" aria-hidden className={styles.sign}>
              {signs[sign]}
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
