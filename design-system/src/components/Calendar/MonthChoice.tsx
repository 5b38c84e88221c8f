import { type CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date'
import { IconChevronDown } from '../../icons/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { parseDay } from './parse.ts'
import { useShownState } from './useShownState.ts'
import { useToday } from './useToday.ts'
import { useDateStrings } from './strings/useDateStrings.ts'
import * as styles from './Calendar.css.ts'

type State = ReturnType<typeof useShownState>['state']

/** How far from today the years reach where nothing limits them. */
const yearsBack = 100
const yearsAhead = 20

/** Shows a month as the first one. A step leads to the months beside it; what is farther comes by its focus. */
function show(state: State, target: CalendarDate) {
  const { start } = state.visibleRange
  const away = (target.year - start.year) * 12 + target.month - start.month
  if (away === 1) state.focusNextPage()
  else if (away === -1) state.focusPreviousPage()
  // What lies before is shown as the last month, what lies after as the first one.
  else if (away < 0) state.setFocusedDate(target.add({ months: (state.visibleDuration.months ?? 1) - 1 }))
  else if (away > 0) state.setFocusedDate(target)
}

/** The month and the year, each a list to choose from: native ones, so that a phone shows its wheel. */
export function MonthChoice() {
  const { locale } = useDateStrings()
  const { state } = useShownState()
  const shown = startOfMonth(state.visibleRange.start)
  const year = parseDay(useToday())?.year ?? shown.year
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const yearName = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' })
  const firstYear = state.minValue?.year ?? Math.min(shown.year, year - yearsBack)
  const lastYear = state.maxValue?.year ?? Math.max(shown.year, year + yearsAhead)
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)
  const months = Array.from({ length: 12 }, (_, index) => shown.set({ month: index + 1 }))
  const isOut = (month: CalendarDate) =>
    Boolean(
      (state.minValue && endOfMonth(month).compare(state.minValue) < 0) ||
      (state.maxValue && month.compare(state.maxValue) > 0),
    )
  return (
    <div className={styles.choices}>
      <Choice
        label={names.of('month') ?? ''}
        value={shown.month}
        isDisabled={state.isDisabled}
        onChange={(month) => show(state, shown.set({ month }))}
        options={months.map((month) => ({
          value: month.month,
          name: monthName.format(month.toDate('UTC')),
          isDisabled: isOut(month),
        }))}
      />
      <Choice
        label={names.of('year') ?? ''}
        value={shown.year}
        isDisabled={state.isDisabled}
        onChange={(year) => show(state, shown.set({ year }))}
        options={years.map((year) => ({
          value: year,
          name: yearName.format(Date.UTC(year, 5)),
        }))}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: number
  isDisabled: boolean
  onChange: (value: number) => void
  options: { value: number; name: string; isDisabled?: boolean }[]
}

const Choice = ({ label, value, isDisabled, onChange, options }: ChoiceProps) => (
  <span className={styles.choice}>
    <select
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(Number(event.target.value))}
      className={styles.select}
    >
      {options.map((option) => (
        <option
          key={option.value}
          value={option.value}
          disabled={option.isDisabled}
          className={styles.option}
        >
          {option.name}
        </option>
      ))}
    </select>
    <span className={styles.chevron}>
      <Icon icon={IconChevronDown} size={14} />
    </span>
  </span>
)
