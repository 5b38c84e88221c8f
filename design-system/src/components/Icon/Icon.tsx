import type { Ref } from 'react'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import { cx } from '../../css/cx.ts'
import { rem } from '../../css/rem.ts'
import { directional } from './directional.ts'
import * as styles from './Icon.css.ts'

/** A picture from the entry `icons`. */
export type IconSource = TablerIcon

export interface IconProps {
  /** The picture, from the entry `icons`. */
  icon: IconSource
  /** Width and height in px. @default 20 */
  size?: 14 | 16 | 18 | 20 | 24 | 32 | 40
  /** How thick its lines are, on its grid of 24 px. @default 1.75 */
  stroke?: number
  /** What it says to those who cannot see it. @default nothing: it is decoration */
  label?: string
  /** Whether it turns round in right-to-left. @default what points along the line does: arrows, chevrons, trends */
  isMirrored?: boolean
  ref?: Ref<SVGSVGElement>
}

/**
 * A line icon in the text's colour; those that point along the line mirror in right-to-left.
 *
 * Use when a picture speeds recognition beside a word. Not alone as a control: use `IconButton`, which has a name.
 */
export function Icon({ icon: Picture, size = 20, stroke = 1.75, label, isMirrored, ...rest }: IconProps) {
  return (
    <Picture
      {...rest}
      size={rem(size)}
      stroke={stroke}
      className={cx(
        styles.icon,
        (isMirrored ?? directional.test(Picture.displayName ?? '')) && styles.mirrored,
      )}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
