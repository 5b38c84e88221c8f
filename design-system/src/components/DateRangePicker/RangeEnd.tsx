import type { CalendarDate } from '@internationalized/date'
import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { DateSegments } from '../DateField/DateSegments.tsx'
import { readDay } from '../DateField/typed.ts'
import type { useTyping } from '../DateField/useTyping.ts'
import * as styles from './DateRangePicker.css.ts'

interface RangeEndProps {
  /** The id of the whole field. */
  id: string
  /** Which end of the range. */
  end: 'start' | 'end'
  date: CalendarDate | null
  typing: ReturnType<typeof useTyping<CalendarDate>>
  /** Takes a range that was pasted. */
  onPasteRange: (text: string) => boolean
  describedBy: string | undefined
  isInvalid: boolean
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  autoFocus?: boolean
}

/** One of the two dates of a range, typed part by part. */
export function RangeEnd({ id, end, date, typing, onPasteRange, describedBy, ...field }: RangeEndProps) {
  const { strings, locale } = useDateStrings()
  return (
    <AriaDateField<CalendarDate>
      {...field}
      id={`${id}-${end}`}
      aria-label={end === 'start' ? strings.startDate : strings.endDate}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      granularity="day"
      shouldForceLeadingZeros
      value={date}
      onChange={typing.type}
      validationBehavior="aria"
      className={end === 'start' ? styles.start : styles.end}
    >
      {({ state }) => (
        <DateSegments
          state={state}
          onLeave={typing.leave}
          onPaste={(text) => {
            if (onPasteRange(text)) return
            const pasted = readDay(text, locale)
            if (pasted) typing.settle(pasted)
            else typing.fail(strings.unreadable)
          }}
        />
      )}
    </AriaDateField>
  )
}
