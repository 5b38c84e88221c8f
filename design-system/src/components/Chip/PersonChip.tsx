import type { Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { chip, label } from './Chip.css.ts'
import * as styles from './PersonChip.css.ts'

export interface PersonChipProps {
  /** Whom it shows. */
  name: string
  /** The address of a picture; initials stand in while it loads and when it fails. */
  src?: string
  /** What it means. @default 'neutral' */
  tone?: Tone
  /** How strongly it stands out. @default 'soft' */
  variant?: 'soft' | 'outlined'
  /** Height: small 24, medium 30 px. @default 'medium' */
  size?: 'small' | 'medium'
  ref?: Ref<HTMLSpanElement>
}

/**
 * A person's face and name in one small piece.
 *
 * Use when someone is named in a line: an assignee, a guest, an author.
 * Not for people who are chosen or removed: use `ChipGroup` with `avatar`; nor for a face alone: use `Avatar`.
 */
export function PersonChip({
  name,
  src,
  tone = 'neutral',
  variant = 'soft',
  size = 'medium',
  ...rest
}: PersonChipProps) {
  return (
    <span {...rest} className={cx(toneClass[tone], chip({ variant }), styles.sizes[size])}>
      <Avatar name={name} src={src} size={24} isDecorative />
      <span dir="auto" className={label}>
        {name}
      </span>
    </span>
  )
}
