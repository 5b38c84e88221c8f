import { cx } from '../../../css/cx.ts'
import { Pressable } from '../../../internal/Pressable.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { tell } from './tell.ts'
import * as styles from './grid.css.ts'

interface DayNumberProps {
  /** The number of the day, with its month where that begins. */
  text: string
  isToday: boolean
  isOther: boolean
  /** What pressing it does, in words. */
  hint: string
  onPress: () => void
}

/** The number of a day in a month, which leads to the day. */
export function DayNumber({ text, isToday, isOther, hint, onPress }: DayNumberProps) {
  return (
    <Pressable
      ref={tell}
      className={cx(
        styles.dayLink,
        styles.dayNumber,
        isOther && styles.dayNumberOther,
        isToday && styles.dayNumberToday,
      )}
      onPress={onPress}
    >
      {text}
      <VisuallyHidden>{hint}</VisuallyHidden>
    </Pressable>
  )
}
