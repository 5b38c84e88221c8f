import type { FocusEventHandler, ReactNode, Ref } from 'react'

/** The help text below a field. */
export interface HelpTextOptions {
  /** Help that stays below the field. */
  description?: string
  /** What is wrong and how to correct it; its presence makes the field invalid. */
  errorMessage?: string
}

/** The help text as the frame of a field takes it. */
export interface HelpTextProps extends HelpTextOptions {
  /** Whether screen readers announce the error when it appears, because it answers what a person just did. @default false */
  isErrorAnnounced?: boolean
}

/** How the box of a field looks. */
export interface FieldLook {
  /** Emphasis: a box with a line, a tinted box, or only a line below. @default 'outlined' */
  variant?: 'outlined' | 'filled' | 'plain'
  /** Height by density: small 30, medium 36, large 44 px when comfortable. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Where the label stands: above the box, or inside of it above the value. @default 'above' */
  labelPlacement?: 'above' | 'inside'
}

/** What every field takes, whatever is filled in. */
export interface FieldOptions extends FieldLook, HelpTextOptions {
  /** What to fill in, in a word or two. */
  label: string
  /** Its name in the form's data. */
  name?: string
  /** Marks it as one that must be filled. @default false */
  isRequired?: boolean
  /** @default false */
  isDisabled?: boolean
  /** A link at the end of the label's line, such as "Forgot?". */
  labelEnd?: ReactNode
  /** Keeps the label for screen readers alone, where its place says what it is. @default false */
  isLabelHidden?: boolean
  /** The id of the control, for links that lead to it. @default made up */
  id?: string
}

/** What every field of one line takes. */
export interface InputFieldOptions extends FieldOptions {
  /** Its text, when the caller keeps it. */
  value?: string
  /** Its text at first, when it keeps its own. @default '' */
  defaultValue?: string
  /** Called with the text whenever it changes. */
  onChange?: (value: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** An example of what to type; never the only place of an instruction. */
  placeholder?: string
  /** Shows a text that can be read and copied, not changed. @default false */
  isReadOnly?: boolean
  /** Shows at the end that work goes on, such as a check of the value; one can type on. @default false */
  isPending?: boolean
  autoFocus?: boolean
  /** An icon or a few letters before the text. */
  start?: ReactNode
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}
