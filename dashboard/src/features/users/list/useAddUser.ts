import { toasts } from '@data1522/design-system/toasts'
import type { InvalidInput } from '@data1522/mocks/contract/common'
import {
  createUser,
  type NewUser,
  type UserPlan,
  type UserRole,
  type UserStatus,
} from '@data1522/mocks/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError, call } from '../../../api/client.ts'
import { useText } from '../../../app/intl/useText.ts'
import { usersKey } from '../queries.ts'

/** What the form holds; nothing is chosen at first. */
export interface AddUserValues {
  fullName: string
  email: string
  company: string
  country: string
  contact: string
  role: UserRole | null
  plan: UserPlan | null
  status: UserStatus | null
}

const empty: AddUserValues = {
  fullName: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: null,
  plan: null,
  status: null,
}

const toUser = ({ plan, role, status, ...words }: AddUserValues): NewUser => ({
  fullName: words.fullName.trim(),
  email: words.email.trim(),
  company: words.company.trim(),
  country: words.country.trim(),
  contact: words.contact.trim(),
  role: role!,
  currentPlan: plan!,
  status: status!,
})

/** The names that the server has for fields which the form calls otherwise. */
const fieldOf = (name: string) => (name === 'currentPlan' ? 'plan' : name)

/** The state of the form, and what sending it does; a failure keeps all that was typed. */
export function useAddUser(onDone: () => void) {
  const text = useText()
  const queries = useQueryClient()
  const [failure, setFailure] = useState(false)
  const { control, handleSubmit, setError, formState } = useForm<AddUserValues>({ defaultValues: empty })

  const send = async (values: AddUserValues) => {
    setFailure(false)
    try {
      const { body: user } = await call(createUser, { body: toUser(values) })
      await queries.invalidateQueries({ queryKey: usersKey })
      toasts.show({ tone: 'success', title: text('users.added', { name: user.fullName }) })
      onDone()
    } catch (error) {
      const errors = error instanceof ApiError && (error.failure as Partial<InvalidInput> | undefined)?.errors
      const fields = Object.keys(errors || {})
        .map(fieldOf)
        .filter((name) => name in empty)
      fields.forEach((name) => setError(name as keyof AddUserValues, { message: text('users.refused') }))
      setFailure(fields.length === 0)
    }
  }
  return {
    control,
    submit: handleSubmit(send),
    isDirty: formState.isDirty,
    isPending: formState.isSubmitting,
    failure,
  }
}
