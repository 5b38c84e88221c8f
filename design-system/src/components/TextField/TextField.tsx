import { type HTMLAttributes, type ReactNode, useId } from 'react'
import type { Tone } from '../../tokens/ramps.ts'
import { InputField } from '../Field/InputField.tsx'
import type { InputFieldOptions } from '../Field/options.ts'
import { type LimitOptions, useLimit } from '../Field/useLimit.tsx'
import { ClearButton } from './ClearButton.tsx'

export interface TextFieldProps extends InputFieldOptions, LimitOptions {
  /** What is typed: sets the keyboard of a phone and the writing direction. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url'
  /** What the browser may fill in, such as 'email' or 'given-name'. */
  autoComplete?: string
  /** The keyboard of a phone, where `type` does not say it. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** An icon, a unit or a button after the text. Words are read out with the field. */
  end?: ReactNode
  /** Colours its frame, where a colour tells fields apart; what is wrong goes before it. @default none */
  tone?: Tone
  /** Offers to empty the field at one press while there is something in it. @default false */
  isClearable?: boolean
}

/**
 * One line of text that a person types.
 *
 * Use when the answer is free: a name, an e-mail address, a phone number.
 * Not for a password: use `PasswordField`; nor to filter or find: use `SearchField`; nor for several lines: use
 * `TextArea`; nor for one of a few answers: use `Select`.
 */
export function TextField({
  type = 'text',
  maxLength,
  showCount,
  isClearable,
  id: givenId,
  end,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const limit = useLimit({ ...rest, id, maxLength, showCount })
  const clear = isClearable && !rest.isReadOnly && !rest.isDisabled && (
    <ClearButton label={rest.label} inputId={id} />
  )
  return (
    <InputField
      {...rest}
      {...limit}
      id={id}
      type={type}
      isVerbatim={type !== 'text'}
      end={
        clear ? (
          <>
            {clear}
            {end}
          </>
        ) : (
          end
        )
      }
    />
  )
}
