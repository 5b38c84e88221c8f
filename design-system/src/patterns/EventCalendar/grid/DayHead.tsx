import { cx } from '../../../css/cx.ts'
import { Pressable } from '../../../internal/Pressable.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { formatDate } from '../format.ts'
import { tell } from './tell.ts'
import * as styles from './grid.css.ts'

interface DayHeadProps {
  day: string
  isToday: boolean
  isWeekend: boolean
  locale: string
  /** What pressing it does, in words. */
  hint: string
  onPress: () => void
}

/** The head of a column of hours: the number and the weekday of its day, which it leads to. */
export function DayHead({ day, isToday, isWeekend, locale, hint, onPress }: DayHeadProps) {
  return (
    <Pressable ref={tell} className={cx(styles.dayLink, styles.headLink)} onPress={onPress}>
      <span className={styles.bigDay} data-today={isToday || undefined} data-weekend={isWeekend || undefined}>
        {formatDate(day, locale, { day: 'numeric' })}
      </span>{' '}
      <span className={styles.weekday} data-today={isToday || undefined}>
        {formatDate(day, locale, { weekday: 'short' })}
      </span>
      <VisuallyHidden>{hint}</VisuallyHidden>
    </Pressable>
  )
}
