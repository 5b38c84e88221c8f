import type { CalendarDate, CalendarDateTime } from '@internationalized/date'
import { useRef, useState } from 'react'
import type { DateFieldState } from 'react-aria-components/DateField'
import { dayOf } from '../Calendar/iso.ts'
import { formatLongDay, formatTypedDate } from '../Calendar/formatDate.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { daysInMonth, fullYear, isHalfDone, typedDay } from './typed.ts'
import type { useDraft } from './useDraft.ts'

/** What went wrong while one typed: an error, or a hint that something was put right. */
export interface Slip {
  error?: string
  hint?: string
  /** The caller is told of no date until it is put right. */
  isUnfinished?: boolean
}

type Day = CalendarDate | CalendarDateTime
type Draft<T extends Day> = Pick<ReturnType<typeof useDraft<T>>, 'date' | 'change'>

/** Before the year has four digits, a date is on its way to another one. */
const isUnderway = (date: Day | null) => date !== null && date.year < 1000

/** Follows how a date is typed, so that nobody is corrected before having finished, nor without being told. */
export function useTyping<T extends Day>(draft: Draft<T>) {
  const { strings, locale } = useDateStrings()
  const [slip, setSlip] = useState<Slip>({})
  const [isTyping, setTyping] = useState(false)
  const typed = useRef<T | null>(null)
  const forget = () => {
    typed.current = null
    setTyping(false)
    setSlip({})
  }
  const settle = (date: T | null) => {
    forget()
    draft.change(date)
  }
  return {
    slip,
    /** While one types, what is out of bounds may yet come within. */
    isTyping,
    fail: (error: string) => {
      setTyping(false)
      setSlip({ error, isUnfinished: slip.isUnfinished })
    },
    /** Says no more of what was typed. */
    forget,
    /** Takes a date that was chosen and not typed. */
    settle,
    type: (date: T | null) => {
      typed.current = date
      setTyping(true)
      setSlip({})
      draft.change(date, { isSilent: isUnderway(date) })
    },
    leave: (state: DateFieldState) => {
      setTyping(false)
      const withhold = (error: string) => {
        draft.change(typed.current ?? draft.date, { isUnfinished: true })
        setSlip({ error, isUnfinished: true })
      }
      const parts = typedDay(state)
      if (isHalfDone(state)) return withhold(strings.incomplete)
      if (!parts) return
      const year = fullYear(parts.year)
      if (year < 1000) return withhold(strings.shortYear)
      // Of a date that is whole again as it was before, react-aria says nothing.
      if (slip.isUnfinished) return settle(draft.date)
      const date = typed.current
      const isShort = date !== null && date.year !== year && date.year === parts.year
      // react-aria has just put the last day of the month in the place of one that the month does not have.
      const isCorrected = parts.day > daysInMonth({ ...parts, year })
      if (isShort) draft.change(date.set({ year }) as T)
      if (isCorrected && date)
        setSlip({
          hint: strings.corrected(
            formatTypedDate({ ...parts, year }, locale),
            formatLongDay(dayOf(date.set({ year })), locale),
          ),
        })
    },
  }
}
