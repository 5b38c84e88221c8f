import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { rem } from '../../css/rem.ts'
import { type Space, spaceCss } from '../space.ts'
import * as styles from './Columns.css.ts'

export interface ColumnsProps {
  /** The side column and the content, in reading order. */
  children: ReactNode
  /** Which of the two children is the side column. @default 'start' */
  side?: keyof typeof styles.sides
  /** The width of the side column in px. @default 360 */
  sideWidth?: number
  /** Lets both end at one height: the last block of each takes the room that is left. @default false */
  isLevel?: boolean
  /** Space between the two, in px or by density. @default 'gap' */
  gap?: Space
  ref?: Ref<HTMLDivElement>
}

/**
 * A side column of fixed width beside the content; below 1280 px they stand one under the other.
 *
 * Use when a summary accompanies a page's content. Not for equal columns: use `Grid`.
 */
export function Columns({
  children,
  side = 'start',
  sideWidth = 360,
  isLevel,
  gap = 'gap',
  ...rest
}: ColumnsProps) {
  return (
    <div
      {...rest}
      className={cx(styles.columns, styles.sides[side], isLevel && styles.level)}
      style={assignInlineVars({ [styles.gap]: spaceCss(gap), [styles.sideWidth]: rem(sideWidth) })}
    >
      {children}
    </div>
  )
}
