import { type Ref, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { IconUser } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { avatarColors } from '../../theme/avatar-colors.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import type { IconSource } from '../Icon/Icon.tsx'
import { initials, pick } from './initials.ts'
import * as styles from './Avatar.css.ts'

export interface AvatarProps {
  /** Whom it shows; also the initials and the colours when there is no picture. */
  name: string
  /** The address of a picture; initials stand in while it loads and when it fails. */
  src?: string
  /** Width and height in px; 112 is 80 below 600 px. @default 36 */
  size?: keyof typeof styles.sizes
  /** Its outline: a circle for people, corners for teams and things. @default 'circle' */
  shape?: keyof typeof styles.shapes
  /** Colours that mean something, as those of a team that is late. @default the name's own */
  tone?: Tone
  /** Stands in place of the initials. @default the initials; a person where the name has no letters */
  icon?: IconSource
  /** Whether the person is there, as a dot at the corner, each kind with a form of its own. @default no dot */
  presence?: keyof typeof styles.presences
  /** The presence in words, for those who cannot see the dot. @default in the page's language */
  presenceLabel?: string
  /** Hides the face from screen readers, where the name stands beside it. @default false */
  isDecorative?: boolean
  ref?: Ref<HTMLSpanElement>
}

/**
 * The face of a person or a team: their picture, else their initials, else an icon.
 *
 * Use when people should be told apart at a glance, beside a name or alone.
 * Not for several together: use `AvatarGroup`; nor for a kind of thing: use `IconTile`.
 */
export function Avatar({
  name,
  src,
  size = 36,
  shape = 'circle',
  tone,
  icon,
  presence,
  presenceLabel,
  isDecorative,
  ...rest
}: AvatarProps) {
  const messages = useMessages()
  const [broken, setBroken] = useState<string>()
  const letters = initials(name)
  const Sign = icon ?? (letters ? undefined : IconUser)
  const words = presenceLabel ?? (presence && !isDecorative && messages[presence])
  const naming = isDecorative || !name ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...rest} className={cx(styles.avatar, styles.sizes[size])}>
      <span
        {...naming}
        className={cx(
          styles.face,
          styles.shapes[shape],
          tone ? toneClass[tone] : avatarColors[pick(name, avatarColors.length)],
          tone && styles.toned,
        )}
      >
        {Sign ? (
          <Sign size="58%" stroke={1.75} aria-hidden="true" className={styles.letters} />
        ) : (
          <span className={cx(styles.letters, styles.initials)} data-letters={letters} />
        )}
        {src && src !== broken && (
          <img src={src} alt="" decoding="async" className={styles.picture} onError={() => setBroken(src)} />
        )}
      </span>
      {presence && (
        <span
          className={cx(styles.presence, styles.presences[presence])}
          {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
        />
      )}
    </span>
  )
}
