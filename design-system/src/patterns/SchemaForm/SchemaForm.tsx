import { type ReactNode, type Ref, useEffect } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { cx } from '../../css/cx.ts'
import { FormElement } from '../../internal/FormElement.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { SchemaFormHandle } from './useSchemaForm.ts'
import * as styles from './SchemaForm.css.ts'

export interface SchemaFormProps<Values extends FieldValues, Output> {
  /** The form at work, from `useSchemaForm`. */
  form: SchemaFormHandle<Values, Output>
  /** The form's name, which makes it a landmark. */
  label: string
  /** Its fields, and at the end `FormActions`. */
  children: ReactNode
  /** Labels above their fields, or beside them where there is room. @default 'vertical' */
  layout?: 'vertical' | 'horizontal'
  /** Whether the browser warns who closes the page with changes. @default true */
  isGuarded?: boolean
  /** What submitting does in place of sending it, as where more is asked before. @default it is sent */
  onSubmit?: () => void | Promise<unknown>
  ref?: Ref<HTMLFormElement>
}

/** The browser's own question before a page with changes goes away. */
function useUnloadWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOn])
}

/**
 * A form whose rules come from a schema: it shows what is wrong at each field and above all of them, keeps a draft,
 * warns before changes are lost and says when it is sent.
 *
 * Use when people fill in more than a field or two. Not for filters that apply at once, nor for a lone field: use `Form`.
 */
export function SchemaForm<Values extends FieldValues, Output>({
  form,
  label,
  children,
  layout = 'vertical',
  isGuarded = true,
  onSubmit = form.submit,
  ...rest
}: SchemaFormProps<Values, Output>) {
  const { isDirty } = useFormState({ control: form.hook.control })
  useUnloadWarning(isGuarded && isDirty)
  return (
    <FormElement {...rest} id={form.id} label={label} onSubmit={() => void onSubmit()}>
      <div className={cx(styles.form, layout === 'horizontal' && styles.horizontal)}>
        <DraftNotice draft={form.draft} />
        <ErrorSummary form={form} />
        {children}
      </div>
    </FormElement>
  )
}
