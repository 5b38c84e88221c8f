import { FormField } from '@data1522/design-system/FormField'
import { IconMail } from '@data1522/design-system/icons'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { AuthFrame } from './ui/AuthFrame.tsx'
import { AuthHead } from './ui/AuthHead.tsx'
import { demoAnswer } from './ui/demo-answer.ts'
import { DemoNote } from './ui/DemoNote.tsx'
import { EmailInput } from './ui/inputs.tsx'
import { AuthResult } from './ui/AuthResult.tsx'
import { Resend } from './ui/Resend.tsx'
import { SubmitButton } from './ui/SubmitButton.tsx'
import { useAuthRoute } from './ui/useAuthRoute.ts'

const request = z.object({ email: z.email() })

/** Asks for a link to choose a new password; what it answers tells nobody who has an account. */
export function ForgotPassword() {
  const text = useText()
  const { addressOf } = useAuthRoute()
  const [sentTo, setSentTo] = useState<string>()
  const back = (
    <Text isCentered>
      <Link href={addressOf('login')}>{text('authForms.backToSignIn')}</Link>
    </Text>
  )
  return (
    <AuthFrame>
      {sentTo ? (
        <AuthResult
          icon={IconMail}
          tone="primary"
          title={text('authForms.inboxTitle')}
          description={text('authForms.inboxDescription', { email: sentTo })}
          note={text('authForms.inboxDemo')}
        >
          <LinkButton href={addressOf('reset-password')} variant="solid" tone="primary" size="large" isBlock>
            {text('authForms.openLink')}
          </LinkButton>
          <Resend note={text('authForms.linkResent')} />
          {back}
        </AuthResult>
      ) : (
        <Stack gap={20}>
          <AuthHead title={text('authForms.forgotTitle')}>{text('authForms.forgotDescription')}</AuthHead>
          <DemoNote>{text('authForms.notSent')}</DemoNote>
          <RequestForm onSent={setSentTo} />
          {back}
        </Stack>
      )}
    </AuthFrame>
  )
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useText()
  const form = useSchemaForm({
    schema: request,
    defaultValues: { email: '' },
    onSubmit: async ({ email }) => {
      await demoAnswer()
      onSent(email)
    },
  })
  return (
    <SchemaForm form={form} label={text('authForms.forgotTitle')}>
      <FormField form={form} name="email" label={text('auth.email')}>
        {(field) => <EmailInput {...field} isIdentity />}
      </FormField>
      <SubmitButton form={form}>{text('authForms.sendLink')}</SubmitButton>
    </SchemaForm>
  )
}
