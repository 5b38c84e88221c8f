import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { createUser, USER_PLANS, USER_ROLES, USER_STATUSES } from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/client.ts'
import { peopleKeys } from '../../../core/mutations/people-keys.ts'
import { forSamePerson } from '../../../core/auth/same-person.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { requiredLine } from '../../../shared/forms/lines.ts'
import { isPhone } from '../../../shared/forms/phone-schema.ts'

const schemaOf = (phoneWrong: string) =>
  z.object({
    fullName: requiredLine,
    email: requiredLine.check(z.email()),
    company: requiredLine,
    country: requiredLine,
    contact: requiredLine.check(isPhone(phoneWrong)),
    role: z.enum(USER_ROLES),
    currentPlan: z.enum(USER_PLANS),
    status: z.enum(USER_STATUSES),
  })

/** The form of a new user; a failure keeps all that was typed. */
export function useAddUser(onDone: () => void) {
  const text = useText()
  const queries = useQueryClient()
  const schema = schemaOf(text('postal.phoneWrong'))
  return useSchemaForm({
    schema,
    defaultValues: { fullName: '', email: '', company: '', country: '', contact: '' },
    draftKey: personKey('draft-user-new'),
    onSubmit: async (values: z.output<typeof schema>) => {
      try {
        const { body: user } = await forSamePerson(call(createUser, { body: values }))
        for (const queryKey of peopleKeys) void queries.invalidateQueries({ queryKey })
        toasts.show({ tone: 'success', title: () => text('userForms.added', { name: user.fullName }) })
      } catch (error) {
        return validationErrors(error, text, Object.keys(schema.shape))
      }
      onDone()
    },
  })
}
