import type { CalendarDate, CalendarDateTime } from '@internationalized/date'
import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { DateField as AriaDateField } from 'react-aria-components/DateField'
import type { RefObject } from 'react'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { describedBy } from '../Field/describedBy.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { segmentsRef } from './delegateFocus.ts'
import type { DateSegmentsOptions } from './options.ts'
import { DateSegments } from './DateSegments.tsx'
import { DateSegmentsFrame } from './DateSegmentsFrame.tsx'
import type { useDraft } from './useDraft.ts'
import type { useTyping } from './useTyping.ts'

interface SegmentedDateFieldProps<T extends CalendarDate | CalendarDateTime> extends DateSegmentsOptions {
  draft: ReturnType<typeof useDraft<T>>
  typing: ReturnType<typeof useTyping<T>>
  granularity: 'day' | 'minute'
  hourCycle?: 12 | 24
  /** The error of a date outside its limits. */
  problem: string | undefined
  read: (pasted: string) => T | null
  start?: ReactNode
  end?: ReactNode
  boxRef?: RefObject<HTMLDivElement | null>
}

/** A field of a date, with or without a time, typed segment by segment. */
export function SegmentedDateField<T extends CalendarDate | CalendarDateTime>({
  draft,
  typing,
  granularity,
  hourCycle,
  problem,
  read,
  start,
  end,
  boxRef,
  id: givenId,
  name,
  errorMessage: givenError,
  autoFocus,
  ref,
  onBlur,
  label,
  description,
  isRequired,
  isDisabled,
  isReadOnly,
  isClearable,
  isLabelHidden,
  labelEnd,
  variant,
  size,
  labelPlacement,
  ...rest
}: SegmentedDateFieldProps<T>) {
  'use memo'
  const ownId = useId()
  const id = givenId ?? ownId
  const { strings } = useDateStrings()
  const [clearings, setClearings] = useState(0)
  useFormReset(id, () => {
    typing.forget()
    draft.restore()
    setClearings(clearings + 1)
  })
  const { slip } = typing
  const errorMessage = givenError ?? slip.error ?? (typing.isTyping ? undefined : problem)
  const look = { variant, size, labelPlacement, isLabelHidden, labelEnd }
  const states = { isRequired, isDisabled, isReadOnly }
  return (
    <>
      <AriaDateField<CalendarDate | CalendarDateTime>
        key={clearings}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, { description, errorMessage }, `${id}-hint`)}
        granularity={granularity}
        hourCycle={hourCycle}
        shouldForceLeadingZeros
        value={draft.date}
        onChange={(date) => typing.type(date as T | null)}
        validationBehavior="aria"
        isInvalid={Boolean(errorMessage)}
        autoFocus={autoFocus}
        {...states}
      >
        {({ state }) => (
          <DateSegmentsFrame
            {...look}
            {...states}
            {...{ id, label, description, errorMessage, start, end, boxRef, onBlur, isClearable }}
            hint={slip.hint}
            onClear={
              draft.date || slip.error
                ? () =>
                    flushSync(() => {
                      typing.settle(null)
                      setClearings(clearings + 1)
                    })
                : undefined
            }
          >
            <DateSegments
              {...dataAttributes(rest)}
              ref={segmentsRef(ref)}
              state={state}
              onLeave={typing.leave}
              onPaste={(text) => {
                const date = read(text)
                if (date) typing.settle(date)
                else typing.fail(strings.unreadable)
              }}
            />
          </DateSegmentsFrame>
        )}
      </AriaDateField>
      {name && <input type="hidden" name={name} value={draft.told ?? ''} disabled={isDisabled} />}
    </>
  )
}
