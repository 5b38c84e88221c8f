import type { FocusEventHandler, ReactNode, Ref } from 'react'

/** What every field of one line takes. */
export interface InputFieldOptions {
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
  onBlur?: FocusEventHandler<HTMLInputElement>
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
  /** A link at the end of the label's line, such as "Forgot?". */
  labelEnd?: ReactNode
  /** Keeps the label for screen readers alone, where its place says what it is. @default false */
  isLabelHidden?: boolean
  /** The id of the input, for links that lead to it. @default made up */
  id?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}
