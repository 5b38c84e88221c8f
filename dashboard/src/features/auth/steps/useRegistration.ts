import { type SchemaFormHandle, useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { useState } from 'react'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { useLeaveWarning } from '../../../core/router/useLeaveWarning.ts'
import { useWayBack } from '../../../core/router/useWayBack.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { demoAccounts } from '../../../core/auth/demo-accounts.ts'
import { demoAnswer } from '../ui/demo-answer.ts'
import { noAnswers, type Registration, registrationSchema } from './registration.ts'

const stepIds = ['account', 'personal', 'plan'] as const
const parameters = { step: choice(stepIds) }

/** The props of each step. */
export interface StepProps {
  form: SchemaFormHandle<Registration, Registration>
}

/** The registration form in steps, with the step in the address, and the finished registration. */
export function useRegistration() {
  const text = useText()
  const [registration, setRegistration] = useState<Registration>()
  useWayBack(registration !== undefined)
  const [{ step }, setAddress] = useAddressState(parameters)
  const form = useSchemaForm<Registration, Registration>({
    schema: registrationSchema(text),
    defaultValues: noAnswers,
    draftKey: personKey('draft-sign-up'),
    draftWithout: ['password', 'repeated', 'card'],
    onSubmit: async (values) => {
      await demoAnswer()
      if (demoAccounts.some(({ email }) => email === values.email.toLowerCase()))
        return { email: text('authForms.accountExists') }
      setRegistration(values)
    },
  })
  const { isDirty } = form.hook.formState
  useLeaveWarning(isDirty && !registration)
  // In an untouched form, only an address with a later step changes the step; it is replaced in the history.
  const goToStep = (id: string) =>
    setAddress({ step: stepIds.find((known) => known === id) ?? null }, { isReplacing: !isDirty })
  return { form, step: step ?? 'account', goToStep, registration }
}
