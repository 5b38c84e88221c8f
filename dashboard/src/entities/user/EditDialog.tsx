import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { USER_PLANS, USER_ROLES, USER_STATUSES, type UserDetail } from '@data1522/mocks/contract/users'
import type { MessageId } from '../../core/i18n/intl.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useCountryOptions, useLanguageOptions } from '../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../core/i18n/useText.ts'
import { useLastAdmin } from './useLastAdmin.ts'
import { useEditForm } from './useEditForm.ts'

interface EditDialogProps {
  user: UserDetail
  isOpen: boolean
  onClose: () => void
}

const lines = {
  fullName: { label: 'userForms.field.fullName', type: 'text', isRequired: true },
  username: { label: 'userView.username', type: 'text', isRequired: true },
  email: { label: 'userForms.email', type: 'email', isRequired: true },
  contact: { label: 'userForms.field.contact', type: 'tel', isRequired: false },
  company: { label: 'users.column.company', type: 'text', isRequired: false },
  taxId: { label: 'userView.taxId', type: 'text', isRequired: false },
} as const
const choices = {
  role: { ids: USER_ROLES, label: 'users.column.role', of: 'users.role' },
  currentPlan: { ids: USER_PLANS, label: 'users.column.plan', of: 'users.plan' },
  status: { ids: USER_STATUSES, label: 'users.column.status', of: 'users.status' },
} as const

/** All that can be changed of a user. */
export function EditDialog({ user, isOpen, onClose }: EditDialogProps) {
  const text = useText()
  const { form, saved } = useEditForm(user, onClose)
  const isLastAdmin = useLastAdmin(user)
  const places = { country: useCountryOptions(user.country), language: useLanguageOptions(user.language) }
  const write = (name: string, value: unknown) => {
    if (name in places) return places[name as keyof typeof places].find(({ id }) => id === value)?.label
    return name in choices
      ? text(`${choices[name as keyof typeof choices].of}.${String(value)}` as MessageId)
      : undefined
  }
  const placeField = (name: 'country' | 'language', label: MessageId) => (
    <FormField form={form} name={name} label={text(label)} isRequired={false}>
      {(field) => (
        <Select
          {...field}
          options={places[name]}
          value={field.value || null}
          onChange={(value) => field.onChange(value ?? '')}
          clearLabel={text('userView.notSaid')}
          isSearchable
        />
      )}
    </FormField>
  )
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={text('userView.editTitle', { name: user.fullName })}
      description={text('userView.editDescription')}
      submitLabel={text('userView.save')}
    >
      <ChangedElsewhere form={form} values={saved} write={write} />
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        {(Object.keys(lines) as (keyof typeof lines)[]).map((name) => (
          <FormField
            key={name}
            form={form}
            name={name}
            label={text(lines[name].label)}
            isRequired={lines[name].isRequired}
          >
            {(field) => <TextField {...field} type={lines[name].type} autoComplete="off" />}
          </FormField>
        ))}
        {placeField('country', 'users.column.country')}
        {placeField('language', 'userView.language')}
        {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => {
          const { ids, label, of } = choices[name]
          const isKept = isLastAdmin && name !== 'currentPlan'
          return (
            <FormField key={name} form={form} name={name} label={text(label)}>
              {(field) => (
                <Select<string>
                  {...field}
                  onChange={(value) => value && field.onChange(value as never)}
                  options={ids.map((id) => ({ id, label: text(`${of}.${id}` as MessageId) }))}
                  isReadOnly={isKept}
                  description={isKept ? text('userView.lastAdmin') : undefined}
                />
              )}
            </FormField>
          )
        })}
      </Grid>
    </FormDialog>
  )
}
