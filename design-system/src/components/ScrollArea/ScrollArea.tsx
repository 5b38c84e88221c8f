import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { markEdges } from './markEdges.ts'
import * as styles from './ScrollArea.css.ts'

export interface ScrollAreaProps {
  /** What scrolls. */
  children: ReactNode
  /** What is in it: the region's name. */
  label: string
  /** Which way it scrolls. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | 'both'
  /** How high it may grow, in px. @default as high as the space that it is given */
  maxHeight?: number
  /** How an edge says that there is more: the content fades, a shadow falls on it, or nothing. @default 'fade' */
  edges?: 'fade' | 'shadow' | 'none'
  id?: string
  /** The whole area; the part that scrolls is its first child. */
  ref?: Ref<HTMLDivElement>
}

/** While there is more than fits, it takes focus, so that the arrow keys scroll it. */
const attach = (scroller: HTMLDivElement | null) =>
  markEdges(scroller, (hasMore) => {
    if (hasMore) scroller!.tabIndex = 0
    else scroller!.removeAttribute('tabindex')
  })

/**
 * A region that scrolls by itself and shows at its edges that there is more.
 *
 * Use when a part of a page has less room than content: a list in a card, a log, a wide row of pictures.
 * Not for the page as a whole, nor for tables: use `DataTable` or `SimpleTable`.
 */
export function ScrollArea({
  children,
  label,
  orientation = 'vertical',
  maxHeight,
  edges = 'fade',
  ...rest
}: ScrollAreaProps) {
  return (
    <div
      {...rest}
      className={styles.place}
      style={assignInlineVars({ [styles.maxHeight]: maxHeight === undefined ? 'none' : `${maxHeight}px` })}
    >
      <div
        ref={attach}
        role="region"
        aria-label={label}
        className={cx(styles.scroller, styles.axes[orientation], edges === 'fade' && styles.fade)}
      >
        {children}
      </div>
      <span aria-hidden className={cx(styles.frame, edges === 'shadow' && styles.shadow)} />
    </div>
  )
}
