import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../theme/ramps.ts'
import * as styles from './AvatarField.css.ts'

export interface AvatarFieldProps {
  /** What it says. */
  children: ReactNode
  /** What it means. @default 'neutral' */
  tone?: Tone
  id?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * What it is, in one sentence.
 *
 * Use when … Not for …: use `Text`.
 */
export function AvatarField({ children, tone = 'neutral', id, ref }: AvatarFieldProps) {
  return (
    <div ref={ref} id={id} className={cx(toneClass[tone], styles.avatarField)}>
      {children}
    </div>
  )
}
