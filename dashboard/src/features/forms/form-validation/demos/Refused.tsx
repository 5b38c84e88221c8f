import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({ code: z.string().check(z.trim(), z.toUpperCase(), z.minLength(4)) })

/** What only the server knows comes back to the field it is about, and nothing typed is lost. */
export function Refused() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: { code: 'SPRING' },
    onSubmit: async ({ code }) => {
      // In place of a call.
      await new Promise((resolve) => setTimeout(resolve, 600))
      if (code === 'SPRING') return { code: text('formValidationDemos.taken') }
      toasts.show({ tone: 'success', title: text('formValidationDemos.codeSaved'), description: code })
    },
  })

  return (
    <SchemaForm form={form} label={text('formValidationDemos.refusedForm')} isGuarded={false}>
      <FormField form={form} name="code" label={text('formValidationDemos.code')}>
        {(field) => (
          <TextField {...field} autoComplete="off" description={text('formValidationDemos.codeText')} />
        )}
      </FormField>
      <FormActions form={form} submitLabel={text('formValidationDemos.create')} />
    </SchemaForm>
  )
}
