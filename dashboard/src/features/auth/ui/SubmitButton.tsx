import { Button } from '@data1522/design-system/Button'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { type FieldValues, useFormState } from 'react-hook-form'

interface SubmitButtonProps<Values extends FieldValues, Output> {
  form: SchemaFormHandle<Values, Output>
  /** What sending does, as a verb. */
  children: string
}

/** The one button that sends a form of this kit. */
export function SubmitButton<Values extends FieldValues, Output>({
  form,
  children,
}: SubmitButtonProps<Values, Output>) {
  const { isSubmitting } = useFormState({ control: form.hook.control })
  return (
    <Button type="submit" variant="solid" tone="primary" size="large" isBlock isPending={isSubmitting}>
      {children}
    </Button>
  )
}
