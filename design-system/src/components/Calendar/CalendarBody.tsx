import { Button } from '../Button/Button.tsx'
import type { FootOptions, MonthOptions } from './options.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { parseDay } from './parse.ts'
import { useShownState } from './useShownState.ts'
import { useToday } from './useToday.ts'
import { useDateStrings } from './strings/useDateStrings.ts'
import * as styles from './Calendar.css.ts'

type CalendarBodyProps = FootOptions & Omit<MonthOptions, 'months'>

/** What calendars of every kind show: their months, and the way back to today. */
export function CalendarBody({
  hasWeekNumbers = false,
  firstDayOfWeek,
  isTodayHidden,
  footerEnd,
}: CalendarBodyProps) {
  const { strings } = useDateStrings()
  const { state } = useShownState()
  const months = state.visibleDuration.months ?? 1
  const today = parseDay(useToday())
  const hasToday = today && !isTodayHidden && !state.isInvalid(today) && !state.isDisabled
  return (
    <>
      <div className={styles.months}>
        {Array.from({ length: months }, (_, at) => (
          <MonthGrid key={at} at={at} isLast={at === months - 1} {...{ hasWeekNumbers, firstDayOfWeek }} />
        ))}
      </div>
      {(hasToday || footerEnd) && (
        <div className={styles.footer}>
          {hasToday && (
            <Button
              variant="plain"
              tone="primary"
              size="small"
              onPress={() => {
                state.setFocusedDate(today)
                state.setFocused(true)
              }}
            >
              {strings.today}
            </Button>
          )}
          {footerEnd}
        </div>
      )}
    </>
  )
}
