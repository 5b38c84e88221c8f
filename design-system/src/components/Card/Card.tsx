import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './Card.css.ts'

export interface CardProps {
  children: ReactNode
  /** Space inside: by density, 16 to 28 px, or none, as for a table. @default 'card' */
  padding?: keyof typeof styles.paddings
  /** The element to render. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** The id of its title, which names a `section`, `article` or `aside`. */
  'aria-labelledby'?: string
  /** Cuts its content at the round corners. @default false */
  isClipped?: boolean
  ref?: Ref<HTMLElement>
}

/**
 * A raised sheet that holds one subject.
 *
 * Use when content belongs together and apart from what surrounds it; begin it with a `CardHeader`.
 * Not for space alone: use `Box`; nor for one figure: use `StatCard`.
 */
export function Card({
  children,
  padding = 'card',
  as: Element = 'div',
  isClipped,
  ref,
  ...label
}: CardProps) {
  return (
    <Element
      ref={ref as Ref<never>}
      {...label}
      className={cx(styles.card, styles.paddings[padding], isClipped && styles.clipped)}
    >
      {children}
    </Element>
  )
}
