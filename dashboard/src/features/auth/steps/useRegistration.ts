import { type SchemaFormHandle, useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { useState } from 'react'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { useLeaveWarning } from '../../../core/router/useLeaveWarning.ts'
import { useWayBack } from '../../../core/router/useWayBack.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { demoAccounts } from '../../../core/auth/demo-accounts.ts'
import { demoAnswer } from '../ui/demo-answer.ts'
import { noAnswers, type Registration, opening } from './registration.ts'

const stepIds = ['account', 'personal', 'plan'] as const
const parameters = { step: choice(stepIds) }

/** What each step is given. */
export interface StepProps {
  form: SchemaFormHandle<Registration, Registration>
}

/** The form of an account that is opened in steps, the step in the address, and what came of it. */
export function useRegistration() {
  const text = useText()
  const [opened, setOpened] = useState<Registration>()
  useWayBack(opened !== undefined)
  const [{ step }, setAddress] = useAddressState(parameters)
  const form = useSchemaForm<Registration, Registration>({
    schema: opening(text),
    defaultValues: noAnswers,
    draftKey: personKey('draft-sign-up'),
    draftWithout: ['password', 'repeated', 'card'],
    onSubmit: async (values) => {
      await demoAnswer()
      if (demoAccounts.some(({ email }) => email === values.email.toLowerCase()))
        return { email: text('authForms.accountExists') }
      setOpened(values)
    },
  })
  const { isDirty } = form.hook.formState
  useLeaveWarning(isDirty && !opened)
  // In an untouched form only an address that leads too far changes the step; no one should go back to that.
  const goToStep = (id: string) =>
    setAddress({ step: stepIds.find((known) => known === id) ?? null }, { isReplacing: !isDirty })
  return { form, step: step ?? 'account', goToStep, opened }
}
