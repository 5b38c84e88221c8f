import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { FormField } from '@data1522/design-system/FormField'
import { Heading } from '@data1522/design-system/Heading'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { subscribeToNewsletter } from '@data1522/mocks/contract/front'
import { z } from '@data1522/mocks/contract/zod'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { focusOnMount } from '../../core/focus-on-mount.ts'
import { call } from '../../core/api/client.ts'
import { failureText } from '../../core/errors/failure-text.ts'
import { useText } from '../../core/i18n/useText.ts'

const schema = z.object({ email: z.email() })

/** Asks for an address to which news go, once a month. */
export function Newsletter() {
  const text = useText()
  const [email, setEmail] = useState<string>()
  return (
    <Stack gap={12}>
      <Stack gap={4}>
        <Heading level={2} size="card">
          {text('publicPage.newsTitle')}
        </Heading>
        <Text ink="muted">{text('publicPage.newsDescription')}</Text>
      </Stack>
      {email === undefined ? (
        <Subscription onSent={setEmail} />
      ) : (
        <Alert tone="success" isLive isFocusTarget ref={focusOnMount}>
          {text('publicPage.newsDone', { email })}
        </Alert>
      )}
    </Stack>
  )
}

function Subscription({ onSent }: { onSent: (email: string) => void }) {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: { email: '' },
    onSubmit: async (body) => {
      try {
        await call(subscribeToNewsletter, { body })
      } catch (error) {
        return { form: failureText(error) }
      }
      onSent(body.email)
      return undefined
    },
  })
  const { isSubmitting } = useFormState({ control: form.hook.control })
  return (
    <SchemaForm form={form} label={text('publicPage.newsTitle')} isGuarded={false}>
      <FormField form={form} name="email" label={text('publicPage.newsEmail')}>
        {(field) => <TextField {...field} type="email" autoComplete="email" />}
      </FormField>
      <Button type="submit" isPending={isSubmitting}>
        {text('publicPage.newsSubscribe')}
      </Button>
    </SchemaForm>
  )
}
