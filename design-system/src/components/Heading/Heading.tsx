import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './Heading.css.ts'

export interface HeadingProps {
  children: ReactNode
  /** Its depth in the page's outline: one 1 a page, no level skipped. */
  level: 1 | 2 | 3 | 4
  /** How large it looks. @default 'page' for level 1, 'section' for 2, else 'card' */
  size?: keyof typeof styles.sizes
  /** Lets a script move focus to it, as after a navigation. @default false */
  isFocusTarget?: boolean
  id?: string
  ref?: Ref<HTMLHeadingElement>
}

const sizeOf = { 1: 'page', 2: 'section', 3: 'card', 4: 'card' } as const

/**
 * A title in the page's outline.
 *
 * Use when it names the content that follows. Not for large text without content below: use `Text`.
 */
export function Heading({ children, level, size = sizeOf[level], isFocusTarget, id, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element
      {...rest}
      id={id}
      tabIndex={isFocusTarget ? -1 : undefined}
      className={cx(styles.heading, styles.sizes[size])}
    >
      {children}
    </Element>
  )
}
