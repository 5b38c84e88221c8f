import type { HTMLAttributes, ReactNode } from 'react'
import { InputField } from '../Field/InputField.tsx'
import type { InputFieldOptions } from '../Field/options.ts'

export interface TextFieldProps extends InputFieldOptions {
  /** What is typed: sets the keyboard of a phone and the writing direction. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url'
  /** What the browser may fill in, such as 'email' or 'given-name'. */
  autoComplete?: string
  /** The keyboard of a phone, where `type` does not say it. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** An icon, a unit or a button after the text. */
  end?: ReactNode
}

/**
 * One line of text that a person types.
 *
 * Use when the answer is free: a name, an e-mail address, a phone number.
 * Not for a password: use `PasswordField`; nor to filter or find: use `SearchField`; nor for one of a few answers: use `Select`.
 */
export function TextField({ type = 'text', ...rest }: TextFieldProps) {
  return <InputField {...rest} type={type} isVerbatim={type !== 'text'} />
}
