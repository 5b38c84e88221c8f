import { type Ref, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { avatarColors } from '../../theme/avatar-colors.css.ts'
import { initials, pick } from './initials.ts'
import * as styles from './Avatar.css.ts'

export interface AvatarProps {
  /** Whom it shows; also the initials and the colours when there is no picture. */
  name: string
  /** The address of a picture; initials stand in while it loads and when it fails. */
  src?: string
  /** Width and height in px. @default 36 */
  size?: keyof typeof styles.sizes
  /** Whether the person is there, as a dot at the corner. @default no dot */
  presence?: keyof typeof styles.presences
  /** The presence in words, for those who cannot see the dot. */
  presenceLabel?: string
  /** Hides the face from screen readers, where the name stands beside it. @default false */
  isDecorative?: boolean
  ref?: Ref<HTMLSpanElement>
}

/**
 * The face of a person or a team.
 *
 * Use when people should be told apart at a glance, beside a name or alone.
 * Not for a kind of thing: use `IconTile`.
 */
export function Avatar({ name, src, size = 36, presence, presenceLabel, isDecorative, ref }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span ref={ref} className={cx(styles.avatar, styles.sizes[size])}>
      <span {...naming} className={cx(styles.face, avatarColors[pick(name, avatarColors.length)])}>
        <span className={styles.letters}>{initials(name)}</span>
        {src && src !== broken && (
          <img src={src} alt="" decoding="async" className={styles.picture} onError={() => setBroken(src)} />
        )}
      </span>
      {presence && (
        <span
          className={cx(styles.presence, styles.presences[presence])}
          {...(presenceLabel ? { role: 'img', 'aria-label': presenceLabel } : { 'aria-hidden': true })}
        />
      )}
    </span>
  )
}
