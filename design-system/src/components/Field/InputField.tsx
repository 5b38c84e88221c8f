import { type HTMLAttributes, type KeyboardEventHandler, type ReactNode, useId } from 'react'
import { FieldBox } from './FieldBox.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldNotes } from './FieldNotes.tsx'
import { describedBy } from './notes.ts'
import type { InputFieldOptions } from './options.ts'
import * as styles from './Field.css.ts'

interface InputFieldProps extends InputFieldOptions {
  type: 'text' | 'email' | 'tel' | 'url' | 'password'
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  end?: ReactNode
  /** For what is written to the letter, such as an address: left to right, no corrections. */
  isVerbatim: boolean
  /** Words that come and go while one types, read out politely. */
  hint?: ReactNode
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
  isRequired,
  isDisabled,
  isReadOnly,
  description,
  errorMessage,
  hint,
  onKey,
  size,
  start,
  end,
  labelEnd,
  isLabelHidden,
  id: givenId,
  ...rest
}: InputFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const isInvalid = Boolean(errorMessage)
  return (
    <div className={styles.root}>
      <FieldLabel htmlFor={id} isRequired={isRequired} isHidden={isLabelHidden} end={labelEnd}>
        {label}
      </FieldLabel>
      <FieldBox {...{ size, start, end, isReadOnly, isDisabled, isInvalid }}>
        <input
          {...rest}
          id={id}
          dir={isVerbatim ? 'ltr' : 'auto'}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy(id, { description, errorMessage })}
          onChange={(event) => onChange?.(event.target.value)}
          onKeyDown={onKey}
          onKeyUp={onKey}
          className={styles.input}
          {...(isVerbatim && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
        />
      </FieldBox>
      {hint}
      <FieldNotes id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}
