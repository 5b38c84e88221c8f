import { type ReactNode, type Ref, useId } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { root } from '../Field/Field.css.ts'
import { RequiredMark } from '../Field/FieldLabel.tsx'
import { FieldNotes } from '../Field/FieldNotes.tsx'
import { describedBy } from '../Field/notes.ts'
import { CheckboxMark } from './CheckboxMark.tsx'
import * as styles from './Checkbox.css.ts'

interface CheckboxOptions {
  isSelected: boolean
  /** Called with whether it is on when it is pressed. */
  onChange: (isSelected: boolean) => void
  /** Shows a dash: some of what it stands for is on, and some is not. @default false */
  isIndeterminate?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Marks it as one that must be on. @default false */
  isRequired?: boolean
  /** Its name in the form's data. */
  name?: string
  /** What the form's data say when it is on. @default 'on' */
  value?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

interface LabelledCheckbox extends CheckboxOptions {
  /** What being on means, in words that make sense alone. */
  children: ReactNode
  /** What is wrong and how to right it; its presence makes it invalid. */
  errorMessage?: string
  'aria-label'?: never
}

interface LoneCheckbox extends CheckboxOptions {
  /** Its name, where a table or list says the rest to those who see it. */
  'aria-label': string
  children?: never
  errorMessage?: never
}

export type CheckboxProps = LabelledCheckbox | LoneCheckbox

/**
 * Something that is on or off, or one of several things to choose.
 *
 * Use when the answer takes effect with the form, or rows of a table are chosen.
 * Not for one of several that exclude each other: use `Select`.
 */
export function Checkbox({ children, errorMessage, ref, ...rest }: CheckboxProps) {
  const id = useId()
  const checkbox = (
    <AriaCheckbox
      {...rest}
      inputRef={ref}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      aria-describedby={describedBy(id, { errorMessage })}
      className={styles.checkbox}
    >
      <span className={styles.line}>
        <span className={styles.box}>
          <CheckboxMark isOn={rest.isSelected} isIndeterminate={rest.isIndeterminate} />
        </span>
      </span>
      {children && (
        <span className={styles.words}>
          {children}
          {rest.isRequired && <RequiredMark />}
        </span>
      )}
    </AriaCheckbox>
  )
  if (!children) return checkbox
  return (
    <div className={root}>
      {checkbox}
      <FieldNotes id={id} errorMessage={errorMessage} />
    </div>
  )
}
