import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './CardFooter.css.ts'

export interface CardActionsProps {
  /** Buttons, the one that matters most first. */
  children: ReactNode
  /** Where they stand; `stretch` lets them share the whole width. @default 'start' */
  align?: keyof typeof styles.aligned
  ref?: Ref<HTMLDivElement>
}

/**
 * The buttons at the end of a card; cards of one row have theirs on one line.
 *
 * Use when a card offers something to do. Not for controls beside the title: use `actions` of `CardHeader`.
 */
export function CardActions({ align = 'start', ...rest }: CardActionsProps) {
  return <div {...rest} className={cx(styles.actions, styles.aligned[align])} />
}
