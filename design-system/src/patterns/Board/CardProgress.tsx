import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '../../components/Icon/Icon.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { IconCircleCheck } from '../../icons/icons.ts'
import * as styles from './BoardCard.css.ts'

const CIRCUMFERENCE = 2 * Math.PI * 5.5

interface CardProgressProps {
  done: number
  total: number
  /** What is said in place of the figures. */
  label: string
}

/** How much of a card's checklist is done, as a ring and in figures; a check once all is. */
export function CardProgress({ done, total, label }: CardProgressProps) {
  const { locale } = useLocale()
  const isDone = done >= total
  return (
    <span className={cx(styles.fact, isDone && styles.factTones.success)}>
      {isDone ? (
        <Icon icon={IconCircleCheck} size={16} />
      ) : (
        <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.ring}>
          <circle cx="8" cy="8" r="5.5" className={styles.ringTrack} />
          <circle
            cx="8"
            cy="8"
            r="5.5"
            className={styles.ringDone}
            strokeDasharray={`${(CIRCUMFERENCE * done) / total} ${CIRCUMFERENCE}`}
          />
        </svg>
      )}
      <span aria-hidden="true">{`${done.toLocaleString(locale)}/${total.toLocaleString(locale)}`}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
