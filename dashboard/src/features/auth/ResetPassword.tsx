import { FormField } from '@data1522/design-system/FormField'
import { IconCircleCheck } from '@data1522/design-system/icons'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { samePassword } from '../../entities/account/password-schema.ts'
import { AuthFrame } from './ui/AuthFrame.tsx'
import { AuthHead } from './ui/AuthHead.tsx'
import { demoAnswer } from './ui/demo-answer.ts'
import { DemoNote } from './ui/DemoNote.tsx'
import { NewPasswordInput, RepeatPasswordInput } from './ui/inputs.tsx'
import { AuthResult } from './ui/AuthResult.tsx'
import { newPassword, type Speak } from './ui/schemas.ts'
import { SubmitButton } from './ui/SubmitButton.tsx'
import { useAuthRoute } from './ui/useAuthRoute.ts'

const passwords = (text: Speak) =>
  z
    .object({ password: newPassword(text), repeated: z.string().check(z.minLength(1)) })
    .check(samePassword(text('authForms.repeatWrong')))

/** Where the link of a forgotten password leads: a new one, typed twice. */
export function ResetPassword() {
  const text = useText()
  const { onward, addressOf } = useAuthRoute()
  const [isDone, setDone] = useState(false)
  return (
    <AuthFrame>
      {isDone ? (
        <AuthResult
          icon={IconCircleCheck}
          title={text('authForms.changedTitle')}
          description={text('authForms.changedDescription')}
          note={text('authForms.changedDemo')}
        >
          <LinkButton href={onward} variant="solid" tone="primary" size="large" isBlock>
            {text('authForms.continue')}
          </LinkButton>
        </AuthResult>
      ) : (
        <Stack gap={20}>
          <AuthHead title={text('authForms.resetTitle')}>{text('authForms.resetDescription')}</AuthHead>
          <DemoNote>{text('authForms.notSent')}</DemoNote>
          <PasswordsForm onDone={() => setDone(true)} />
          <Text isCentered>
            <Link href={addressOf('login')}>{text('authForms.backToSignIn')}</Link>
          </Text>
        </Stack>
      )}
    </AuthFrame>
  )
}

function PasswordsForm({ onDone }: { onDone: () => void }) {
  const text = useText()
  const form = useSchemaForm({
    schema: passwords(text),
    defaultValues: { password: '', repeated: '' },
    onSubmit: async () => {
      await demoAnswer()
      onDone()
    },
  })
  return (
    <SchemaForm form={form} label={text('authForms.resetTitle')}>
      <FormField form={form} name="password" label={text('authForms.newPassword')}>
        {(field) => <NewPasswordInput {...field} />}
      </FormField>
      <FormField form={form} name="repeated" label={text('authForms.repeatPassword')}>
        {(field) => <RepeatPasswordInput {...field} />}
      </FormField>
      <SubmitButton form={form}>{text('authForms.savePassword')}</SubmitButton>
    </SchemaForm>
  )
}
