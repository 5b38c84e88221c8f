import type { ReactNode, Ref } from 'react'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { InputField } from '../Field/InputField.tsx'

export interface TextFieldProps {
  /** What to fill in, in a word or two. */
  label: string
  /** Its name in the form's data. */
  name?: string
  /** Its text, when the caller keeps it. */
  value?: string
  /** Its text at first, when it keeps its own. @default '' */
  defaultValue?: string
  /** Called with the text whenever it changes. */
  onChange?: (value: string) => void
  onBlur?: AriaTextFieldProps['onBlur']
  /** What is typed: sets the keyboard of a phone and the writing direction. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url'
  /** What the browser may fill in, such as 'email' or 'given-name'. */
  autoComplete?: string
  /** The keyboard of a phone, where `type` does not say it. */
  inputMode?: AriaTextFieldProps['inputMode']
  /** An example of what to type; never the only place of an instruction. */
  placeholder?: string
  /** Help that stays below the field. */
  description?: string
  /** What is wrong and how to right it; its presence makes the field invalid. */
  errorMessage?: string
  /** Marks it as one that must be filled. @default false */
  isRequired?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Shows a text that can be read and copied, not changed. @default false */
  isReadOnly?: boolean
  autoFocus?: boolean
  /** Height by density: medium 36, large 44 px when comfortable. @default 'medium' */
  size?: 'medium' | 'large'
  /** An icon or a few letters before the text. */
  start?: ReactNode
  /** An icon, a unit or a button after the text. */
  end?: ReactNode
  /** A link at the end of the label's line, such as "Forgot?". */
  labelEnd?: ReactNode
  /** Keeps the label for screen readers alone, where its place says what it is. @default false */
  isLabelHidden?: boolean
  /** The id of the input, for links that lead to it. @default made up */
  id?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
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
