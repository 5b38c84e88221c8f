import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import {
  USER_PLANS,
  USER_ROLES,
  USER_STATUSES,
  updateUser,
  type UserDetail,
} from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../core/api/client.ts'
import { peopleKeys } from '../../core/mutations/people-keys.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import { usersKey } from './user-lists.ts'
import { fieldsOf, takenBack } from '../../core/mutations/taken-back.ts'
import { validationErrors } from '../../core/errors/validation-errors.ts'
import { personKey } from '../../core/storage/person-key.ts'
import { onlyChanged } from '../../shared/forms/only-changed.ts'
import { line, requiredLine } from '../../shared/forms/lines.ts'
import { isPhoneOrEmpty } from '../../shared/forms/phone-schema.ts'
import { userQuery } from './queries.ts'
import { takeOverOwn } from './take-over-own.ts'

const schemaOf = (phoneWrong: string) =>
  z.object({
    fullName: requiredLine,
    username: requiredLine,
    email: requiredLine.check(z.email()),
    contact: line.check(isPhoneOrEmpty(phoneWrong)),
    company: line,
    taxId: line,
    country: line,
    language: line,
    role: z.enum(USER_ROLES),
    currentPlan: z.enum(USER_PLANS),
    status: z.enum(USER_STATUSES),
  })

/** The form of all that can be changed of a user, with what it is now; what it changed can be taken back from the toast. */
export function useEditForm(user: UserDetail, onDone: () => void) {
  const text = useText()
  const queries = useQueryClient()
  const change = useChange(usersKey, peopleKeys)
  const schema = schemaOf(text('postal.phoneWrong'))
  const before = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, user[name as keyof UserDetail]]),
  ) as z.output<typeof schema>
  const send = async (body: Partial<typeof before>) =>
    takeOverOwn(user, await call(updateUser, { params: { id: user.id }, body }))

  const form = useSchemaForm({
    schema,
    defaultValues: before,
    draftKey: personKey(`draft-user-${user.id}`),
    onSubmit: async (values: typeof before, changed) => {
      try {
        await change({
          mutationFn: () => send(onlyChanged(values, changed)),
          throwsOnFailure: true,
          successMessage: () => text('userView.saved', { name: values.fullName }),
          undo: async () => {
            const now = await queries.fetchQuery({ ...userQuery(String(user.id)), staleTime: 0 })
            await send(takenBack(before, values, fieldsOf(now as typeof before, before)))
          },
        })
      } catch (error) {
        const isLastAdmin = error instanceof ApiError && error.status === 409
        return isLastAdmin
          ? { form: text('userView.lastAdmin') }
          : validationErrors(error, text, Object.keys(schema.shape))
      }
      onDone()
    },
  })
  return { form, saved: before }
}
