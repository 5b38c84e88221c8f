import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode, Ref } from 'react'
import { type Space, spaceCss } from '../space.ts'
import * as styles from './Grid.css.ts'

export interface GridProps {
  children: ReactNode
  /** How many columns, at any width or from each breakpoint up (600, 960, 1280, 1920 px). @default 1 */
  columns?: number | Partial<Record<keyof typeof styles.columns, number>>
  /** Space between the cells, in px or by density. @default 'gap' */
  gap?: Space
  ref?: Ref<HTMLDivElement>
}

/**
 * Equal columns whose number follows the window's width.
 *
 * Use when tiles, cards or fields share the width evenly. Not for a side column beside content: use `Columns`.
 */
export function Grid({ children, columns = 1, gap = 'gap', ...rest }: GridProps) {
  const counts = typeof columns === 'number' ? { base: columns } : columns
  const assigned = Object.entries(counts).map(([name, count]) => [
    styles.columns[name as keyof typeof styles.columns],
    String(count),
  ])
  return (
    <div
      {...rest}
      className={styles.grid}
      style={assignInlineVars({ [styles.gap]: spaceCss(gap), ...Object.fromEntries(assigned) })}
    >
      {children}
    </div>
  )
}
