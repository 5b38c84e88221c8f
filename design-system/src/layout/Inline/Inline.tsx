import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { type Space, spaceCss } from '../space.ts'
import * as styles from './Inline.css.ts'

export interface InlineProps {
  children: ReactNode
  /** The element to render. @default 'div' */
  as?: 'div' | 'section' | 'header' | 'footer' | 'span' | 'ul' | 'li'
  /** Space between the children, in px or by density. @default 8 */
  gap?: Space
  /** Where the children stand across the row. @default 'center' */
  align?: keyof typeof styles.aligned
  /** How the children share the room along the row. @default 'start' */
  justify?: keyof typeof styles.justified
  /** Lets the row break when it is full. @default true */
  isWrapping?: boolean
  ref?: Ref<HTMLElement>
}

/**
 * Children side by side in reading direction, breaking into further rows when there is no room.
 *
 * Use when buttons, chips or a label and its value stand in a row. Not for equal columns: use `Grid`.
 */
export function Inline({
  children,
  as: Element = 'div',
  gap = 8,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  ref,
  ...rest
}: InlineProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      className={cx(
        styles.inline,
        !isWrapping && styles.single,
        styles.aligned[align],
        styles.justified[justify],
      )}
      style={assignInlineVars({ [styles.gap]: spaceCss(gap) })}
    >
      {children}
    </Element>
  )
}
