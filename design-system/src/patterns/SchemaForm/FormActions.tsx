import type { ReactNode, Ref } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { cx } from '../../css/cx.ts'
import { Button } from '../../components/Button/Button.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import type { SchemaFormHandle } from './useSchemaForm.ts'
import * as styles from './SchemaForm.css.ts'

export interface FormActionsProps<Values extends FieldValues, Output> {
  /** The form that is sent. */
  form: SchemaFormHandle<Values, Output>
  /** What sending it does, as a verb. @default "Send" in the language around */
  submitLabel?: string
  /** Further buttons, after the one that sends. */
  children?: ReactNode
  /** What is said when it was sent. @default "Saved" in the language around */
  savedText?: string
  /** Stays at the lower edge of the window while the form is longer. @default false */
  isSticky?: boolean
  /** Keeps the form from being sent, as where a permission is missing; say why beside it. @default false */
  isDisabled?: boolean
  ref?: Ref<HTMLDivElement>
}

/**
 * The buttons at the end of a form, and the word that it was sent.
 *
 * Use when a `SchemaForm` ends. Not in a dialog, whose footer holds the buttons: give them the form's id.
 */
export function FormActions<Values extends FieldValues, Output>({
  form,
  submitLabel,
  children,
  savedText,
  isSticky = false,
  isDisabled = false,
  ...rest
}: FormActionsProps<Values, Output>) {
  const strings = useFormStrings()
  const { isSubmitting, isDirty } = useFormState({ control: form.hook.control })
  const isSaved = form.tries.sent > 0 && !isDirty && !isSubmitting
  return (
    <div
      {...rest}
      data-keep-clear={isSticky ? '' : undefined}
      className={cx(styles.actions, isSticky && styles.sticky)}
    >
      <Button
        type="submit"
        form={form.id}
        variant="solid"
        tone="primary"
        isPending={isSubmitting}
        isDisabled={isDisabled}
      >
        {submitLabel ?? strings.submit}
      </Button>
      {children}
      <span role="status" className={styles.saved}>
        {isSaved && (savedText ?? strings.saved)}
      </span>
    </div>
  )
}
