import type { Ref } from 'react'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from '../../css/cx.ts'
import { rem } from '../../css/rem.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  /** What will stand here. @default 'text' */
  shape?: keyof typeof styles.shapes
  /** Its width: px, or a CSS length such as '60%'. @default all there is; a circle's is its height */
  width?: number | string
  /** Its height in px; of text, that of one line. @default one line of the text around it; a block 120, a circle 36 */
  height?: number
  /** How many lines of text. @default 1 */
  lines?: number
  ref?: Ref<HTMLSpanElement>
}

const heights = { block: rem(120), circle: rem(36), text: '1lh' }
const css = (length: number | string) => (typeof length === 'number' ? rem(length) : length)

/**
 * A quiet shape in the place of content that is on its way, as large as the content will be.
 *
 * Use when a part of a page loads and its layout is known; mark the part with `aria-busy`.
 * Not for the progress of a task: use `ProgressLinear`; nor in a button: use `isPending`.
 */
export function Skeleton({ shape = 'text', width, height, lines = 1, ...rest }: SkeletonProps) {
  const tall = height === undefined ? heights[shape] : css(height)
  const wide = width === undefined ? (shape === 'circle' ? tall : '100%') : css(width)
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={styles.skeleton}
      style={assignInlineVars({ [styles.width]: wide, [styles.height]: tall })}
    >
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={cx(styles.bar, styles.shapes[shape], lines > 1 && index === lines - 1 && styles.short)}
        />
      ))}
    </span>
  )
}
