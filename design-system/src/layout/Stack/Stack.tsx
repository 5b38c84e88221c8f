import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { type Space, spaceCss } from '../space.ts'
import * as styles from './Stack.css.ts'

export interface StackProps {
  children: ReactNode
  /** The element to render. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'main' | 'ul' | 'ol' | 'span' | 'li'
  /** Space between the children, in px or by density. @default 16 */
  gap?: Space
  /** Where the children stand across the column. @default 'stretch' */
  align?: keyof typeof styles.aligned
  /** Centres the text of the children too. @default false */
  isTextCentered?: boolean
  /** Names the landmark of a `section`, `aside` or list. */
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

/**
 * Children one below the other, with equal space between.
 *
 * Use when blocks follow each other down the page. Not for a row: use `Inline`.
 */
export function Stack({
  children,
  as: Element = 'div',
  gap = 16,
  align = 'stretch',
  isTextCentered,
  ref,
  ...label
}: StackProps) {
  return (
    <Element
      ref={ref as Ref<never>}
      {...label}
      className={cx(styles.stack, styles.aligned[align], isTextCentered && styles.centeredText)}
      style={assignInlineVars({ [styles.gap]: spaceCss(gap) })}
    >
      {children}
    </Element>
  )
}
