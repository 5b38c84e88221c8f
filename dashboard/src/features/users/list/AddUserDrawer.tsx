import { FormField } from '@data1522/design-system/FormField'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { USER_PLANS, USER_ROLES, USER_STATUSES } from '@data1522/mocks/contract/users'
import { FormDrawer } from '../../../shared/forms/FormDrawer.tsx'
import type { MessageId } from '../../../core/i18n/intl.ts'
import { useCountryOptions } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useAddUser } from './useAddUser.ts'

export interface AddUserDrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const lines = [
  { name: 'fullName', type: 'text' },
  { name: 'email', type: 'email' },
  { name: 'company', type: 'text' },
  { name: 'contact', type: 'tel' },
] as const
const choices = [
  { name: 'role', ids: USER_ROLES, label: 'users.column.role', of: 'users.role' },
  { name: 'currentPlan', ids: USER_PLANS, label: 'users.column.plan', of: 'users.plan' },
  { name: 'status', ids: USER_STATUSES, label: 'users.column.status', of: 'users.status' },
] as const

/** A form for one new user; closing it with something typed asks first. */
export function AddUserDrawer({ isOpen, onOpenChange }: AddUserDrawerProps) {
  const text = useText()
  const countries = useCountryOptions()
  const close = () => onOpenChange(false)
  const form = useAddUser(close)
  return (
    <FormDrawer
      form={form}
      isOpen={isOpen}
      onClose={close}
      title={text('userForms.addTitle')}
      description={text('userForms.addDescription')}
      submitLabel={text('users.add')}
    >
      {lines.map(({ name, type }) => (
        <FormField key={name} form={form} name={name} label={text(`userForms.field.${name}`)}>
          {(field) => <TextField {...field} type={type} autoComplete="off" />}
        </FormField>
      ))}
      <FormField form={form} name="country" label={text('userForms.field.country')}>
        {(field) => (
          <Select
            {...field}
            placeholder={text('userForms.choose')}
            options={countries}
            value={field.value || null}
            onChange={(value) => field.onChange(value ?? '')}
            isSearchable
          />
        )}
      </FormField>
      {choices.map(({ name, ids, label, of }) => (
        <FormField key={name} form={form} name={name} label={text(label)}>
          {(field) => (
            <Select<string>
              {...field}
              value={field.value ?? null}
              onChange={(value) => value && field.onChange(value as never)}
              placeholder={text('userForms.choose')}
              options={ids.map((id) => ({ id, label: text(`${of}.${id}` as MessageId) }))}
            />
          )}
        </FormField>
      ))}
    </FormDrawer>
  )
}
