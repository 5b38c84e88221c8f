import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { USER_PLANS, USER_ROLES, USER_STATUSES } from '@data1522/mocks/contract/users'
import { type Control, Controller } from 'react-hook-form'
import type { MessageId } from '../../../app/intl/intl.ts'
import { useText } from '../../../app/intl/useText.ts'
import type { AddUserValues } from './useAddUser.ts'

type WordField = 'fullName' | 'email' | 'company' | 'country' | 'contact'
type ChoiceField = 'role' | 'plan' | 'status'

const inputs = {
  fullName: { autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'off' },
  company: { autoComplete: 'organization' },
  country: { autoComplete: 'country-name' },
  contact: { type: 'tel', autoComplete: 'off' },
} as const
const choices = { role: USER_ROLES, plan: USER_PLANS, status: USER_STATUSES }
const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const phone = /^\+?[\d\s().-]{5,}$/

/** The fields of a new user, in the order in which they are asked. */
export function AddUserFields({ control }: { control: Control<AddUserValues> }) {
  const text = useText()
  const rules = (name: WordField) => ({
    validate: (value: string) => {
      const written = value.trim()
      if (!written) return text('users.fieldMissing', { field: text(`users.field.${name}`) })
      if (name === 'email' && !email.test(written)) return text('users.emailWrong')
      if (name === 'contact' && !phone.test(written)) return text('users.contactWrong')
      return true
    },
  })
  const wordField = (name: WordField) => (
    <Controller
      key={name}
      control={control}
      name={name}
      rules={rules(name)}
      render={({ field, fieldState }) => (
        <TextField
          {...inputs[name]}
          ref={field.ref}
          name={name}
          label={text(`users.field.${name}`)}
          isRequired
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  )
  const choiceField = (name: ChoiceField, nameOf: (id: string) => string) => (
    <Controller
      key={name}
      control={control}
      name={name}
      rules={{
        validate: (value) =>
          value !== null || text('users.choiceMissing', { field: text(`users.column.${name}`) }),
      }}
      render={({ field, fieldState }) => (
        <Select
          ref={field.ref}
          label={text(`users.column.${name}`)}
          placeholder={text('users.choose')}
          isRequired
          options={choices[name].map((id) => ({ id, label: text(nameOf(id) as MessageId) }))}
          value={field.value}
          onChange={field.onChange}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  )
  return (
    <>
      {(Object.keys(inputs) as WordField[]).map(wordField)}
      {choiceField('role', (id) => `users.role.${id}`)}
      {choiceField('plan', (id) => `users.plan.${id}`)}
      {choiceField('status', (id) => `users.status.${id}`)}
    </>
  )
}
