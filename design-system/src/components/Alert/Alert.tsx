import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import type { Tone } from '../../tokens/ramps.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Alert.css.ts'

export interface AlertProps {
  /** What kind of message it is. */
  tone: Tone
  /** How strongly it stands out from the page. @default 'soft' */
  variant?: keyof typeof styles.variants
  /** How much room it takes: a small one for a tight place, a large one with its picture on a ground. @default 'medium' */
  size?: keyof typeof styles.sizes
  /** Lifts it off the page by a shadow. @default false */
  isRaised?: boolean
  /** Marks its start by a thick line in its colour. @default false */
  isAccented?: boolean
  /** The message in a few words, above its details. */
  title?: ReactNode
  /** What happened, what is safe, what to do next. */
  children: ReactNode
  /** A picture in place of the tone's own. */
  icon?: IconSource
  /** Buttons or links that answer the message. */
  actions?: ReactNode
  /** Called when the person closes it; without it there is no close button. */
  onClose?: () => void
  /** Reads it out when it appears: danger and warning at once, others politely. @default false */
  isLive?: boolean
  /** Lets a script move the focus to it, when what had the focus is gone. @default false */
  isFocusTarget?: boolean
  ref?: Ref<HTMLDivElement>
}

const icons: Record<Tone, IconSource> = {
  neutral: IconInfoCircle,
  primary: IconInfoCircle,
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
}
const kinds = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const

/**
 * A message that stays in the page, beside what it is about.
 *
 * Use when a person should know something before going on: an error of a form, a hint, a limit.
 * Not for a passing confirmation: use a toast; nor for a screen that failed: use `ErrorState`.
 */
export function Alert({
  tone,
  variant = 'soft',
  size = 'medium',
  isRaised,
  isAccented,
  title,
  children,
  icon,
  actions,
  onClose,
  isLive,
  isFocusTarget,
  ...rest
}: AlertProps) {
  const messages = useMessages()
  const isUrgent = tone === 'danger' || tone === 'warning'
  const kind = tone in kinds ? messages[kinds[tone as keyof typeof kinds]] : undefined
  return (
    <div
      {...rest}
      tabIndex={isFocusTarget ? -1 : undefined}
      role={isLive ? (isUrgent ? 'alert' : 'status') : undefined}
      className={cx(
        toneClass[tone],
        styles.alert,
        styles.variants[variant],
        styles.sizes[size],
        isRaised && styles.raised,
        isAccented && styles.accented,
      )}
    >
      <span className={cx(styles.sign, size === 'large' && styles.largeSign)}>
        <Icon icon={icon ?? icons[tone]} size={size === 'large' ? 24 : 18} label={kind} />
      </span>
      <div className={cx(styles.body, size === 'large' && styles.largeBody)}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && (
        <span className={styles.close}>
          <IconButton
            icon={IconX}
            label={messages.close}
            size="small"
            tone={tone}
            variant={variant === 'solid' ? 'solid' : 'plain'}
            onPress={onClose}
          />
        </span>
      )}
    </div>
  )
}
