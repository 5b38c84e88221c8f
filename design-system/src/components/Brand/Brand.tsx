import { rem } from '../../css/rem.ts'
import { useId, type Ref } from 'react'
import * as styles from './Brand.css.ts'

export interface BrandProps {
  /** The product's name, beside the sign. */
  name: string
  /** Side of the sign in px. @default 28 */
  size?: 28 | 40
  ref?: Ref<HTMLSpanElement>
}

/**
 * The product's sign and name, in the person's primary colour.
 *
 * Use when a page or a navigation says whose it is. Not as decoration.
 */
export function Brand({ name, size = 28, ...rest }: BrandProps) {
  const gradient = useId()
  return (
    <span {...rest} className={styles.brand}>
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
      <span className={styles.name}>{name}</span>
    </span>
  )
}
