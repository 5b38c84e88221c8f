import { Box } from '@data1522/design-system/Box'
import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { Heading } from '@data1522/design-system/Heading'
import { Prose } from '@data1522/design-system/Prose'
import { RichTextEditor } from '@data1522/design-system/RichTextEditor'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({ html: z.string().check(z.minLength(1)) })

/** A field of a form like any other: it must be filled, and what it gives can be shown as it is. */
export function InForm() {
  const text = useText()
  const [saved, setSaved] = useState('')
  const form = useSchemaForm({
    schema,
    defaultValues: { html: '' },
    onSubmit: ({ html }) => {
      setSaved(html)
      toasts.show({ tone: 'success', title: text('editorDemos.saved') })
    },
  })

  return (
    <SchemaForm form={form} label={text('editorDemos.product')} isGuarded={false}>
      <FormField form={form} name="html" label={text('editorDemos.descriptionOfProduct')}>
        {(field) => (
          <RichTextEditor
            {...field}
            controls="basic"
            minRows={4}
            placeholder={text('editorDemos.descriptionExample')}
          />
        )}
      </FormField>
      <FormActions form={form} submitLabel={text('editorDemos.save')} />
      {saved && (
        <Box background="sunken" radius="card" padding={20}>
          <Stack gap={8}>
            <Heading level={3}>{text('editorDemos.asShown')}</Heading>
            <Prose html={saved} />
          </Stack>
        </Box>
      )}
    </SchemaForm>
  )
}
