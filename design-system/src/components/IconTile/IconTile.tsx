import type { Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import * as styles from './IconTile.css.ts'

export interface IconTileProps {
  /** The picture, from the entry `icons`. */
  icon: IconSource
  /** What kind of thing it stands for. @default 'neutral' */
  tone?: Tone
  /** Width and height in px. @default 34 */
  size?: keyof typeof styles.sizes
  ref?: Ref<HTMLSpanElement>
}

const iconSizes = { 28: 16, 34: 20, 36: 20, 42: 20 } as const

/**
 * An icon on a tinted square, as decoration beside words.
 *
 * Use when a kind, a role or a figure should be found by its colour and picture.
 * Not for people: use `Avatar`; nor to press: use `IconButton`.
 */
export function IconTile({ icon, tone = 'neutral', size = 34, ...rest }: IconTileProps) {
  return (
    <span {...rest} className={cx(toneClass[tone], styles.tile, styles.sizes[size])}>
      <Icon icon={icon} size={iconSizes[size]} />
    </span>
  )
}
