import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import type { InvalidInput } from '@data1522/mocks/contract/common'
import {
  USER_PLANS,
  USER_ROLES,
  USER_STATUSES,
  updateUser,
  type UserDetail,
} from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { ApiError, call } from '../../../../api/client.ts'
import { useChanges } from '../../../../app/changes/useChanges.ts'
import { useText } from '../../../../app/intl/useText.ts'
import { usersKey } from '../../../../app/users/user-lists.ts'
import { failureText } from '../../../../app/errors/failure-text.ts'

const line = z.string().check(z.trim(), z.maxLength(200))
const required = line.check(z.minLength(1))
const digits = /\d.*\d.*\d.*\d.*\d/

const schemaOf = (contactWrong: string) =>
  z.object({
    fullName: required,
    username: required,
    email: required.check(z.email()),
    contact: line.check(z.refine((contact) => !contact || digits.test(contact), contactWrong)),
    company: line,
    taxId: line,
    country: line,
    language: line,
    role: z.enum(USER_ROLES),
    currentPlan: z.enum(USER_PLANS),
    status: z.enum(USER_STATUSES),
  })

/** The form of all that can be changed of a user; what it changed can be taken back from the toast. */
export function useEditForm(user: UserDetail, onDone: () => void) {
  const text = useText()
  const change = useChanges(usersKey)
  const schema = schemaOf(text('userForms.contactWrong'))
  const before = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, user[name as keyof UserDetail]]),
  ) as z.output<typeof schema>
  const send = (body: typeof before) => call(updateUser, { params: { id: user.id }, body })

  return useSchemaForm({
    schema,
    defaultValues: before,
    onSubmit: async (values: typeof before) => {
      try {
        await send(values)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.status === 409) return { form: text('userView.lastAdmin') }
        const { errors = {} } = (error.failure ?? {}) as Partial<InvalidInput>
        const known = Object.keys(errors).filter((name) => name in schema.shape)
        if (known.length === 0) return { form: failureText(error) }
        return Object.fromEntries(known.map((name) => [name, text('records.notAccepted')]))
      }
      onDone()
      void change({
        send: () => Promise.resolve(),
        done: () => text('userView.saved', { name: values.fullName }),
        undo: () => send(before),
      })
    },
  })
}
