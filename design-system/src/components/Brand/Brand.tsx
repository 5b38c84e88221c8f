import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '../../css/cx.ts'
import { rem } from '../../css/rem.ts'
import * as styles from './Brand.css.ts'

export interface BrandProps {
  /** The product's name, beside the sign. */
  name: string
  /** A sign of your own, decorative: it is made as large as `size`. @default the sign of the design system */
  sign?: ReactNode
  /** Side of the sign in px. @default 28 */
  size?: 28 | 40
  ref?: Ref<HTMLSpanElement>
}

/**
 * The product's sign and name; the sign of the design system is in the person's primary colour.
 *
 * Use when a page or a navigation says whose it is. Not as decoration.
 */
export function Brand({ name, sign, size = 28, ...rest }: BrandProps) {
  return (
    <span {...rest} className={styles.brand}>
      {sign ? (
        <span
          aria-hidden
          className={cx(styles.sign, styles.own)}
          style={assignInlineVars({ [styles.side]: rem(size) })}
        >
          {sign}
        </span>
      ) : (
        <OwnSign size={size} />
      )}
      <span className={styles.name}>{name}</span>
    </span>
  )
}

function OwnSign({ size }: { size: number }) {
  const gradient = useId()
  return (
    <svg className={styles.sign} width={rem(size)} height={rem(size)} viewBox="0 0 32 32" aria-hidden>
      <defs>
        <linearGradient id={gradient} x2="1" y2="1">
          <stop className={styles.from} />
          <stop offset="1" className={styles.to} />
        </linearGradient>
      </defs>
      <rect width="32" height="32" rx="9" fill={`url(#${gradient})`} />
      <path d="M9.5 10.5h4.6a5.5 5.5 0 0 1 0 11H9.5z" className={styles.letter} />
      <circle cx="23.2" cy="20.9" r="1.8" className={styles.dot} />
    </svg>
  )
}
