import { type CalendarDate, endOfMonth, startOfMonth, today } from '@internationalized/date'
import { IconChevronDown } from '../../icons/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useShownState } from './useShownState.ts'
import { useDateWords } from './words/useDateWords.ts'
import * as styles from './Calendar.css.ts'

type State = ReturnType<typeof useShownState>['state']

/** How far from today the years reach where nothing limits them. */
const yearsBack = 100
const yearsAhead = 20

/** Shows a month as the first one. */
function show(state: State, target: CalendarDate) {
  const { start, end } = state.visibleRange
  const months = state.visibleDuration.months ?? 1
  const isBehind = target.compare(start) < 0
  // Of two months, what is before them is shown as the second.
  if (isBehind) state.setFocusedDate(target.add({ months: months - 1 }))
  else if (target.compare(end) > 0 || months === 1) state.setFocusedDate(target)
  else if (target.compare(start) !== 0) state.focusNextPage()
}

/** The month and the year, each a list to choose from: native ones, so that a phone shows its wheel. */
export function MonthChoice() {
  const { locale } = useDateWords()
  const { state } = useShownState()
  const shown = startOfMonth(state.visibleRange.start)
  const now = today(state.timeZone)
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const yearName = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' })
  const firstYear = state.minValue?.year ?? Math.min(shown.year, now.year - yearsBack)
  const lastYear = state.maxValue?.year ?? Math.max(shown.year, now.year + yearsAhead)
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
      <Icon of={IconChevronDown} size={14} />
    </span>
  </span>
)
