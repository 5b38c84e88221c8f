import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './CardFooter.css.ts'

export interface CardFooterProps {
  /** What closes the card: a figure, a date, a link, faces, buttons. */
  children: ReactNode
  /** How its parts share the line. @default 'between' */
  align?: 'start' | 'end' | 'between'
  /** Draws a line above it, from edge to edge. @default true */
  hasDivider?: boolean
  ref?: Ref<HTMLDivElement>
}

/**
 * A strip at the foot of a card, set apart from its content; cards of one row have theirs on one line.
 *
 * Use when something belongs to the whole card: its state, its date, a way on.
 * Not for buttons alone: use `CardActions`.
 */
export function CardFooter({ align = 'between', hasDivider = true, ...rest }: CardFooterProps) {
  return <div {...rest} className={cx(styles.footer, styles.aligned[align], hasDivider && styles.divided)} />
}
