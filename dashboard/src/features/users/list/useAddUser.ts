import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import type { InvalidInput } from '@data1522/mocks/contract/common'
import { createUser, USER_PLANS, USER_ROLES, USER_STATUSES } from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../../core/api/client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { usersKey } from '../../../entities/user/user-lists.ts'
import { failureText } from '../../../core/errors/failure-text.ts'

const required = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const digits = /\d.*\d.*\d.*\d.*\d/

const schemaOf = (contactWrong: string) =>
  z.object({
    fullName: required,
    email: required.check(z.email()),
    company: required,
    country: required,
    contact: required.check(z.refine((contact) => digits.test(contact), contactWrong)),
    role: z.enum(USER_ROLES),
    currentPlan: z.enum(USER_PLANS),
    status: z.enum(USER_STATUSES),
  })

/** The form of a new user; a failure keeps all that was typed. */
export function useAddUser(onDone: () => void) {
  const text = useText()
  const queries = useQueryClient()
  const schema = schemaOf(text('userForms.contactWrong'))
  return useSchemaForm({
    schema,
    defaultValues: { fullName: '', email: '', company: '', country: '', contact: '' },
    onSubmit: async (values: z.output<typeof schema>) => {
      try {
        const { body: user } = await call(createUser, { body: values })
        void queries.invalidateQueries({ queryKey: usersKey })
        toasts.show({ tone: 'success', title: () => text('userForms.added', { name: user.fullName }) })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const { errors = {} } = (error.failure ?? {}) as Partial<InvalidInput>
        const known = Object.keys(errors).filter((name) => name in schema.shape)
        if (known.length === 0) return { form: failureText(error) }
        return Object.fromEntries(known.map((name) => [name, text('records.notAccepted')]))
      }
      onDone()
    },
  })
}
