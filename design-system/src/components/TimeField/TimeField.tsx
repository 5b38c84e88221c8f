import type { Time } from '@internationalized/date'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { IconClock } from '../../icons/icons.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { parseClock } from '../Calendar/parse.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { segmentsRef } from '../DateField/delegateFocus.ts'
import type { DateSegmentsOptions } from '../DateField/options.ts'
import { DateSegments } from '../DateField/DateSegments.tsx'
import { DateSegmentsFrame } from '../DateField/DateSegmentsFrame.tsx'
import { isHalfDone, readTime } from '../DateField/typed.ts'
import { useDraft } from '../DateField/useDraft.ts'
import { describedBy } from '../Field/describedBy.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { Icon } from '../Icon/Icon.tsx'
import { timeProblem, toStep, writeTime } from './times.ts'

export interface TimeFieldProps extends DateSegmentsOptions {
  /** Its time of day as `14:30`, when the caller keeps it; what is no such time counts as none. */
  value?: string | null
  /** Its time at first, when it keeps its own. @default null */
  defaultValue?: string | null
  /** Called with the time, or null, whenever a whole one stands there or none any more. */
  onChange?: (value: string | null) => void
  /** The first time that may be chosen, as `09:00`. */
  min?: string
  /** The last time that may be chosen, as `17:30`. */
  max?: string
  /** The smallest part that is asked for; with seconds, times are `14:30:05`. @default 'minute' */
  granularity?: 'hour' | 'minute' | 'second'
  /** Minutes between the times that arrow keys lead to and typed ones are rounded to. @default 1 */
  step?: number
  /** Hours of half a day or of a whole one. @default by the language */
  hourCycle?: 12 | 24
}

/**
 * A time of day that is typed part by part, as the language writes it.
 *
 * Use when a time stands by itself: opening hours, an alarm. Not together with a date: use `DateTimePicker`.
 */
export function TimeField({
  value,
  defaultValue,
  onChange,
  min,
  max,
  granularity = 'minute',
  step = 1,
  hourCycle,
  id: givenId,
  name,
  errorMessage: givenError,
  autoFocus,
  ref,
  label,
  description,
  isRequired,
  isDisabled,
  isReadOnly,
  ...rest
}: TimeFieldProps) {
  'use memo'
  const ownId = useId()
  const id = givenId ?? ownId
  const said = useDateStrings()
  const { strings } = said
  const draft = useDraft({
    id,
    value,
    defaultValue,
    onChange,
    parse: parseClock,
    write: (time: Time) => writeTime(time, granularity),
  })
  const [slip, setSlip] = useState<string>()
  const [isTyping, setTyping] = useState(false)
  const [clearings, setClearings] = useState(0)
  const key = useRef('')
  const problem = isTyping ? undefined : timeProblem(draft.text, { min, max, hourCycle }, said)
  const errorMessage = givenError ?? slip ?? problem
  useFormReset(id, () => {
    setTyping(false)
    setSlip(undefined)
    draft.restore()
    setClearings(clearings + 1)
  })
  const settle = (time: Time | null) => {
    setTyping(false)
    setSlip(undefined)
    draft.change(time)
  }
  const states = { isRequired, isDisabled, isReadOnly }
  return (
    <div role="presentation" onKeyDownCapture={(event) => (key.current = event.key)}>
      <AriaTimeField<Time>
        key={clearings}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, { description, errorMessage }, `${id}-hint`)}
        {...{ granularity, hourCycle, autoFocus }}
        shouldForceLeadingZeros
        value={draft.date}
        onChange={(time) => {
          setTyping(true)
          setSlip(undefined)
          draft.change(time && toStep(time, step, { before: draft.date, key: key.current }))
        }}
        validationBehavior="aria"
        isInvalid={Boolean(errorMessage)}
        {...states}
      >
        {({ state }) => (
          <DateSegmentsFrame
            start={<Icon icon={IconClock} size={18} />}
            {...rest}
            {...states}
            {...{ id, label, description, errorMessage }}
            onClear={
              draft.date || slip
                ? () =>
                    flushSync(() => {
                      settle(null)
                      setClearings(clearings + 1)
                    })
                : undefined
            }
          >
            <DateSegments
              {...dataAttributes(rest)}
              ref={segmentsRef(ref)}
              state={state}
              onLeave={(left) => {
                setTyping(false)
                if (isHalfDone(left)) {
                  draft.change(draft.date, { isUnfinished: true })
                  setSlip(strings.incomplete)
                } else if (draft.date && (isTyping || slip === strings.incomplete))
                  settle(toStep(draft.date, step))
              }}
              onPaste={(text) => {
                const time = readTime(text)
                if (time) settle(toStep(time, step))
                else {
                  setTyping(false)
                  setSlip(strings.unreadableTime)
                }
              }}
            />
          </DateSegmentsFrame>
        )}
      </AriaTimeField>
      {name && <input type="hidden" name={name} value={draft.told ?? ''} disabled={isDisabled} />}
    </div>
  )
}
