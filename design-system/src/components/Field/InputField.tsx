import { type HTMLAttributes, type KeyboardEventHandler, type ReactNode, useId } from 'react'
import type { Tone } from '../../tokens/ramps.ts'
import { FieldBox } from './FieldBox.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { describedBy, sideId } from './describedBy.ts'
import type { InputFieldOptions } from './options.ts'
import { usePasteLimit } from './usePasteLimit.ts'
import * as styles from './Field.css.ts'

interface InputFieldProps extends InputFieldOptions {
  type: 'text' | 'email' | 'tel' | 'url' | 'password'
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  end?: ReactNode
  tone?: Tone
  /** For what is written to the letter, such as an address: left to right, no corrections. */
  isVerbatim: boolean
  /** A mask takes what it can of any paste. @default false */
  isMasked?: boolean
  /** The most characters that the field asks for. */
  maxLength?: number
  /** Words that come and go while one types, read out politely. */
  hint?: ReactNode
  /** What is shown at the end of the line of the help text, such as a counter. */
  helpTextEnd?: ReactNode
  /** Sees every key go down and up. */
  onKey?: KeyboardEventHandler<HTMLInputElement>
}

/**
 * What all one-line fields are made of. The caller keeps what is valid, so the weight of react-aria's `TextField`,
 * which is validation for the most part, stays out of the first load.
 */
export function InputField({
  label,
  onChange,
  isVerbatim,
  isMasked,
  maxLength,
  isRequired,
  isDisabled,
  isReadOnly,
  isPending,
  placeholder,
  description,
  errorMessage: givenError,
  hint,
  helpTextEnd,
  onKey,
  variant,
  tone,
  size,
  labelPlacement,
  start,
  end,
  labelEnd,
  isLabelHidden,
  id: givenId,
  ...rest
}: InputFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { pasteError, guard } = usePasteLimit(maxLength)
  const errorMessage = pasteError ?? givenError
  const isInvalid = Boolean(errorMessage)
  const frame = {
    label,
    id,
    isRequired,
    isLabelHidden,
    labelEnd,
    labelPlacement,
    hint,
    helpTextEnd,
    description,
    errorMessage,
    isErrorAnnounced: Boolean(pasteError),
  }
  const look = { variant, tone, size, labelPlacement, isReadOnly, isDisabled, isInvalid, isPending }
  return (
    <FieldFrame {...frame}>
      <FieldBox {...look} id={id} start={start} end={end}>
        <input
          {...(!isMasked && guard)}
          {...rest}
          id={id}
          dir={isVerbatim ? 'ltr' : 'auto'}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-busy={isPending || undefined}
          aria-describedby={describedBy(
            id,
            { description, errorMessage },
            sideId(id, 'start', start),
            sideId(id, 'end', end),
          )}
          // A blank one lets a style tell whether the field is empty.
          placeholder={placeholder ?? ' '}
          onChange={(event) => onChange?.(event.target.value)}
          onKeyDown={onKey}
          onKeyUp={onKey}
          className={styles.input}
          {...(isVerbatim && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
        />
      </FieldBox>
    </FieldFrame>
  )
}
