import { type KeyboardEventHandler, type ReactNode, useId } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import { FieldBox } from './FieldBox.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldNotes } from './FieldNotes.tsx'
import { describedBy } from './notes.ts'
import * as styles from './Field.css.ts'

interface InputFieldProps extends Omit<TextFieldProps, 'type'> {
  type: NonNullable<TextFieldProps['type']> | 'password'
  /** For what is written to the letter, such as an address: left to right, no corrections. */
  isVerbatim: boolean
  /** Words that come and go while one types, read out politely. */
  hint?: ReactNode
  /** Sees every key go down and up. */
  onKey?: KeyboardEventHandler<HTMLInputElement>
}

/** What all one-line fields are made of. */
export function InputField({
  label,
  type,
  isVerbatim,
  placeholder,
  description,
  errorMessage,
  hint,
  onKey,
  size,
  start,
  end,
  labelEnd,
  isLabelHidden,
  ref,
  ...rest
}: InputFieldProps) {
  const id = useId()
  return (
    <AriaTextField
      {...rest}
      type={type}
      className={styles.root}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      aria-describedby={describedBy(id, { description, errorMessage })}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden} end={labelEnd}>
        {label}
      </FieldLabel>
      <FieldBox size={size} start={start} end={end} isReadOnly={rest.isReadOnly} isDisabled={rest.isDisabled}>
        <Input
          ref={ref}
          dir={isVerbatim ? 'ltr' : 'auto'}
          placeholder={placeholder}
          onKeyDown={onKey}
          onKeyUp={onKey}
          className={styles.input}
          {...(isVerbatim && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
        />
      </FieldBox>
      {hint}
      <FieldNotes id={id} description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
