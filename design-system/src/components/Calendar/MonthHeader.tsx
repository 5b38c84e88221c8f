import { IconChevronLeft, IconChevronRight } from '../../icons/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { MonthChoice } from './MonthChoice.tsx'
import { useShownState } from './useShownState.ts'
import { useDateStrings } from './strings/useDateStrings.ts'
import * as styles from './Calendar.css.ts'

/** What month it is: to choose above the first, written above the others; the last leads to the months around. */
export function MonthHeader({ at, isLast }: { at: number; isLast: boolean }) {
  const { strings, locale } = useDateStrings()
  const { state } = useShownState()
  const month = state.visibleRange.start.add({ months: at })
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <div className={styles.header}>
      {at === 0 ? (
        <MonthChoice />
      ) : (
        <span aria-hidden className={styles.caption}>
          {format.format(month.toDate('UTC'))}
        </span>
      )}
      {isLast && (
        <div className={styles.paging}>
          <IconButton
            icon={IconChevronLeft}
            label={strings.previousMonth}
            size="small"
            isDisabled={state.isDisabled || state.isPreviousVisibleRangeInvalid()}
            onPress={() => state.focusPreviousPage()}
          />
          <IconButton
            icon={IconChevronRight}
            label={strings.nextMonth}
            size="small"
            isDisabled={state.isDisabled || state.isNextVisibleRangeInvalid()}
            onPress={() => state.focusNextPage()}
          />
        </div>
      )}
    </div>
  )
}
