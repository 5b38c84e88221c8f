import { type FocusEventHandler, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { useStrings } from '../../locale/useStrings.ts'
import { Spinner } from '../Button/Spinner.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy } from '../Field/describedBy.ts'
import type { FieldOptions } from '../Field/options.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { DigitBoxes } from './DigitBoxes.tsx'
import { digitsOf } from './digits.ts'
import { useCaret } from './useCaret.ts'
import { otpStrings } from './strings.ts'
import * as styles from './OtpField.css.ts'

export interface OtpFieldProps extends Omit<FieldOptions, 'variant' | 'labelPlacement'> {
  /** How many digits the code has. @default 6 */
  length?: number
  /** How many boxes stand together, such as `[3, 3]`. @default all */
  groups?: readonly number[]
  /** The digits 0 to 9, when the caller keeps them. */
  value?: string
  /** The digits at first, when it keeps its own. @default '' */
  defaultValue?: string
  /** Called with the digits whenever they change. */
  onChange?: (value: string) => void
  /** Called with the whole code when its last digit comes: time to check it. */
  onComplete?: (code: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** Shows dots for the digits. @default false */
  isMasked?: boolean
  /** Shows that the code is being checked; nothing can be typed meanwhile. @default false */
  isPending?: boolean
  /** Shows a code that can be read and copied, not changed. @default false */
  isReadOnly?: boolean
  autoFocus?: boolean
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A short code of digits, a box for each. One input lies under the boxes, so that typing, pasting and a code that the
 * phone offers all work as in any field; spaces are left out and digits of every script are understood. A whole code
 * that gets an error is chosen, so that typing begins anew.
 *
 * Use when a code was sent, or shown by an authenticator, and is typed off. Not for a password: use `PasswordField`;
 * nor for an amount or a count: use `NumberField`.
 */
export function OtpField({
  label,
  name,
  length = 6,
  groups,
  value: outerValue,
  defaultValue = '',
  onChange,
  onComplete,
  onBlur,
  size = 'medium',
  isMasked = false,
  isPending = false,
  isReadOnly = false,
  isRequired,
  isDisabled,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  autoFocus,
  id: givenId,
  ref,
  ...rest
}: OtpFieldProps) {
  const strings = useStrings(otpStrings)
  const ownId = useId()
  const id = givenId ?? ownId
  const inputRef = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => inputRef.current!, [])
  const [initial] = useState(defaultValue)
  const [innerValue, setInnerValue] = useState(initial)
  useFormReset(id, () => setInnerValue(initial))
  const value = digitsOf(outerValue ?? innerValue, length)
  const change = (next: string) => {
    if (next === value) return
    setInnerValue(next)
    onChange?.(next)
    if (next.length === length) onComplete?.(next)
  }
  const isRefused = Boolean(errorMessage) && value.length === length
  const caret = useCaret({ inputRef, value, onChange: change, isRefused })
  const isLocked = isReadOnly || isPending
  const type = (text: string, caretAt: number) => {
    caret.standAfterChange(digitsOf(text.slice(0, caretAt), length).length)
    change(digitsOf(text, length))
  }
  return (
    <FieldFrame
      {...{ label, id, isRequired, isLabelHidden, labelEnd, description, errorMessage }}
      isErrorAnnounced={Boolean(errorMessage)}
    >
      <div className={styles.line}>
        <div
          dir="ltr"
          data-invalid={Boolean(errorMessage) || undefined}
          data-disabled={isDisabled || undefined}
          className={styles.code}
        >
          <DigitBoxes
            {...{ value, length, groups, size, isMasked, isReadOnly }}
            isInvalid={Boolean(errorMessage)}
            selection={isLocked || isDisabled ? undefined : caret.selection}
          />
          <input
            {...dataAttributes(rest)}
            ref={inputRef}
            id={id}
            name={name}
            type={isMasked ? 'password' : 'text'}
            inputMode="numeric"
            autoComplete="one-time-code"
            {...{ autoFocus }}
            disabled={isDisabled}
            readOnly={isLocked}
            aria-required={isRequired || undefined}
            aria-invalid={Boolean(errorMessage) || undefined}
            aria-busy={isPending || undefined}
            aria-describedby={describedBy(id, { description, errorMessage }, `${id}-digits`)}
            value={value}
            onChange={({ target }) => type(target.value, target.selectionStart ?? target.value.length)}
            onPaste={(event) => {
              if (isLocked) return
              // A paste that brings a whole code is the code, wherever the caret stands.
              event.preventDefault()
              const pasted = digitsOf(event.clipboardData.getData('text'), length)
              const { start, end } = caret.selection ?? { start: value.length, end: value.length }
              const text =
                pasted.length === length ? pasted : value.slice(0, start) + pasted + value.slice(end)
              if (pasted) type(text, pasted.length === length ? length : start + pasted.length)
            }}
            onFocus={caret.enter}
            onSelect={caret.follow}
            onClick={({ nativeEvent, currentTarget }) => {
              const box = Math.floor((nativeEvent.offsetX / currentTarget.clientWidth) * length)
              const { selectionStart, selectionEnd } = currentTarget
              // A double click chooses the whole code, as it would a word.
              if ((selectionEnd ?? 0) - (selectionStart ?? 0) <= 1)
                caret.stand(Number.isFinite(box) ? box : value.length)
            }}
            onKeyDown={isLocked ? undefined : caret.onKeyDown}
            onBlur={(event) => {
              caret.leave()
              onBlur?.(event)
            }}
            className={styles.input}
          />
        </div>
        {isPending && (
          <span className={styles.pending}>
            <Spinner />
          </span>
        )}
      </div>
      <VisuallyHidden id={`${id}-digits`}>{strings.digits(length)}</VisuallyHidden>
    </FieldFrame>
  )
}
