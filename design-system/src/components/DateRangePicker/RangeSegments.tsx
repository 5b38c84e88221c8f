import type { CalendarDate } from '@internationalized/date'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from 'react-aria-components/I18nProvider'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { segmentsRef } from '../DateField/delegateFocus.ts'
import type { DateSegmentsOptions } from '../DateField/options.ts'
import { DateSegmentsFrame } from '../DateField/DateSegmentsFrame.tsx'
import { readDay } from '../DateField/typed.ts'
import { type Slip, useTyping } from '../DateField/useTyping.ts'
import { describedBy } from '../Field/describedBy.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { goBack, goOn } from './cross.ts'
import { RangeEnd } from './RangeEnd.tsx'
import type { useRangeDraft } from './useRangeDraft.ts'
import * as styles from './DateRangePicker.css.ts'

interface RangeSegmentsProps extends Omit<DateSegmentsOptions, 'name'> {
  id: string
  draft: ReturnType<typeof useRangeDraft>
  /** The error of a range outside its limits. */
  problem: string | undefined
  end: ReactNode
  boxRef: RefObject<HTMLDivElement | null>
}

/** A field of two dates, each typed segment by segment. */
export function RangeSegments({
  id,
  draft,
  problem,
  end,
  boxRef,
  errorMessage: givenError,
  autoFocus,
  onBlur,
  ref,
  ...field
}: RangeSegmentsProps) {
  'use memo'
  const { strings, locale } = useDateStrings()
  const { direction } = useLocale()
  const { ends } = draft
  const startTyping = useTyping<CalendarDate>({
    date: ends.start,
    change: (date, how) => draft.changeEnd('start', date, how),
  })
  const endTyping = useTyping<CalendarDate>({
    date: ends.end,
    change: (date, how) => draft.changeEnd('end', date, how),
  })
  const [clearings, setClearings] = useState(0)
  const [isLeft, setLeft] = useState(false)
  useFormReset(id, () => {
    startTyping.forget()
    endTyping.forget()
    draft.restore()
    setLeft(false)
    setClearings(clearings + 1)
  })
  const groupRef = useRef<HTMLDivElement>(null)
  const lastKey = useRef('')
  const isTyping = startTyping.isTyping || endTyping.isTyping
  const isHalf = isLeft && Boolean(ends.start) !== Boolean(ends.end)
  /** What is missing of an end is said until a whole range takes its place, such as one from the calendar. */
  const errorOf = (end: 'start' | 'end', { error, isUnfinished }: Slip) =>
    isUnfinished && !draft.unfinished.includes(end) ? undefined : error
  const slip =
    errorOf('start', startTyping.slip) ??
    errorOf('end', endTyping.slip) ??
    (isHalf ? strings.incompleteRange : undefined)
  const errorMessage = givenError ?? slip ?? (isTyping ? undefined : problem)
  const { description, isRequired, isDisabled, isReadOnly } = field
  const settle = (next: typeof ends) => {
    startTyping.forget()
    endTyping.forget()
    draft.change(next)
  }
  const pasteRange = (text: string) => {
    const [first, second, ...more] = text.slice(0, 80).split(/\s+[-–—]\s+|\s*\/\s*(?=\d{4}-)/)
    const start = first ? readDay(first, locale) : null
    const last = second ? readDay(second, locale) : null
    if (!start || !last || more.length > 0) return false
    settle({ start, end: last })
    return true
  }
  const described = describedBy(id, { description, errorMessage }, `${id}-hint`)
  const ofEnds = {
    id,
    describedBy: described,
    isInvalid: Boolean(errorMessage),
    isRequired,
    isDisabled,
    isReadOnly,
  }
  return (
    <DateSegmentsFrame
      {...field}
      {...{ id, end, boxRef, errorMessage }}
      hint={startTyping.slip.hint ?? endTyping.slip.hint}
      onBlur={() => {
        setLeft(true)
        onBlur?.()
      }}
      onClear={
        ends.start || ends.end || slip
          ? () =>
              flushSync(() => {
                settle({ start: null, end: null })
                setLeft(false)
                setClearings(clearings + 1)
              })
          : undefined
      }
    >
      <div
        role="presentation"
        onFocus={() => setLeft(false)}
        onKeyDownCapture={(event) => {
          lastKey.current = event.key
          const isForward = event.key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
          const isBack = event.key === (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')
          const field = event.currentTarget
          if ((isForward && goOn(field)) || (isBack && goBack(field))) {
            event.preventDefault()
            event.stopPropagation()
          }
        }}
        className={styles.around}
      >
        <div
          {...dataAttributes(field)}
          ref={(group) => {
            groupRef.current = group
            return segmentsRef(ref)(group)
          }}
          id={id}
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={described}
          aria-disabled={isDisabled || undefined}
          className={styles.ends}
        >
          <RangeEnd
            key={`start ${clearings}`}
            {...ofEnds}
            end="start"
            date={ends.start}
            autoFocus={autoFocus}
            typing={{
              ...startTyping,
              type: (date) => {
                startTyping.type(date)
                // A year that is typed to its end leads on to the second date, after react-aria has moved the focus.
                const isDone = date && date.year >= 1000 && /^\p{Nd}$/u.test(lastKey.current)
                const group = groupRef.current
                if (isDone && group) queueMicrotask(() => goOn(group))
              },
            }}
            onPasteRange={pasteRange}
          />
          <span aria-hidden className={styles.dash}>
            –
          </span>
          <RangeEnd
            key={`end ${clearings}`}
            {...ofEnds}
            end="end"
            date={ends.end}
            typing={endTyping}
            onPasteRange={pasteRange}
          />
        </div>
      </div>
    </DateSegmentsFrame>
  )
}
