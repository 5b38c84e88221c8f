import { Icon } from '../../../components/Icon/Icon.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { IconRepeat } from '../../../icons/icons.ts'
import * as styles from './grid.css.ts'

interface EventFaceProps {
  id: string
  title: string
  /** Its time in words, where there is room for it. */
  time: string | undefined
  /** The rest, for screen readers. */
  spoken: string
  isPast: boolean
  isShort: boolean
  isDraft: boolean
  isRecurring: boolean
}

/** What one sees of an event among days or hours. */
export function EventFace({
  id,
  title,
  time,
  spoken,
  isPast,
  isShort,
  isDraft,
  isRecurring,
}: EventFaceProps) {
  return (
    <div
      className={styles.face}
      data-event={id}
      data-past={isPast || undefined}
      data-short={isShort || undefined}
      data-draft={isDraft || undefined}
      title={title}
    >
      <span className={styles.mark} />
      <span className={styles.title}>{title}</span>
      {isRecurring && (
        <span className={styles.sign}>
          <Icon icon={IconRepeat} size={14} />
        </span>
      )}
      {time && (
        <bdi aria-hidden className={styles.time}>
          {time}
        </bdi>
      )}
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </div>
  )
}
