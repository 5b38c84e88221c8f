import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { rem, roomy } from '../../css/rem.ts'
import { type Space, spaceCss } from '../space.ts'
import * as styles from './Box.css.ts'

export interface BoxProps {
  children?: ReactNode
  /** The element to render. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'main' | 'span'
  /** Space inside on all sides, in px or by density. @default 0 */
  padding?: Space
  /** Space inside at the inline start and end; wins over `padding`. */
  paddingInline?: Space
  /** Space inside above and below; wins over `padding`. */
  paddingBlock?: Space
  /** What it stands on. @default nothing */
  background?: keyof typeof styles.backgrounds
  /** How round its corners are. @default not at all */
  radius?: keyof typeof styles.rounded
  /** The widest it may be, in px. @default unlimited */
  maxWidth?: number
  /** The narrowest it may be, in px. @default 0 */
  minWidth?: number
  /** Centres a box of limited width. @default false */
  isCentered?: boolean
  /** Takes the room that its siblings in an `Inline` leave. @default false */
  isFilling?: boolean
  ref?: Ref<HTMLElement>
}

/**
 * A plain container with space inside.
 *
 * Use when content needs padding, a ground or a greatest width.
 * Not for placing several things: use `Stack`, `Inline` or `Grid`; nor for a framed block: use `Card`.
 */
export function Box({
  children,
  as: Element = 'div',
  padding = 0,
  paddingInline = padding,
  paddingBlock = padding,
  background,
  radius,
  maxWidth,
  minWidth = 0,
  isCentered,
  isFilling,
  ref,
  ...rest
}: BoxProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      className={cx(
        styles.box,
        background && styles.backgrounds[background],
        radius && styles.rounded[radius],
        isCentered && styles.centered,
        isFilling && styles.fills,
      )}
      style={assignInlineVars({
        [styles.block]: spaceCss(paddingBlock),
        [styles.inline]: spaceCss(paddingInline),
        [styles.minWidth]: roomy(minWidth, 50),
        [styles.maxWidth]: maxWidth === undefined ? 'none' : rem(maxWidth),
      })}
    >
      {children}
    </Element>
  )
}
