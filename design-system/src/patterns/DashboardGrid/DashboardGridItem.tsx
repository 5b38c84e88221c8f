import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './DashboardGrid.css.ts'

/** How much of the grid's width a card takes where there is room. */
export type DashboardSize = keyof typeof styles.sizes

export interface DashboardGridItemProps {
  /** One card, which fills the item. */
  children: ReactNode
  /** How much of the width it takes from 960 px up. @default 'third' */
  size?: DashboardSize
  /** How many rows of 32 px it spans, gaps included; also its least height where rows follow their content. @default 7 */
  rows?: number
  ref?: Ref<HTMLDivElement>
}

/**
 * The place of one card in a `DashboardGrid`.
 *
 * Use when a card stands in the grid. Not outside of it: use `Box`.
 */
export function DashboardGridItem({ children, size = 'third', rows = 7, ...rest }: DashboardGridItemProps) {
  return (
    <div
      {...rest}
      className={cx(styles.item, styles.sizes[size])}
      style={assignInlineVars({ [styles.rows]: String(rows) })}
    >
      {children}
    </div>
  )
}
