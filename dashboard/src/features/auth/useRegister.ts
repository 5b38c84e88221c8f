import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { demoAccounts } from '../../core/auth/demo-accounts.ts'
import { demoAnswer } from './ui/demo-answer.ts'
import { newPassword, type Speak, username } from './ui/schemas.ts'

const registration = (text: Speak) =>
  z.object({
    username: username(text),
    email: z.email(),
    password: newPassword(text),
    isAgreed: z.boolean().check(z.refine((isAgreed) => isAgreed, text('authForms.termsMissing'))),
  })

/** The form of a new account, and the address that it was sent for. */
export function useRegister() {
  const text = useText()
  const [sentTo, setSentTo] = useState<string>()
  const form = useSchemaForm({
    schema: registration(text),
    defaultValues: { username: '', email: '', password: '', isAgreed: false },
    onSubmit: async ({ email }) => {
      await demoAnswer()
      if (demoAccounts.some((account) => account.email === email.toLowerCase()))
        return { email: text('authForms.accountExists') }
      setSentTo(email)
    },
  })
  return { form, sentTo }
}
