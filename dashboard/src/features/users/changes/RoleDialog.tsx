import { FormField } from '@data1522/design-system/FormField'
import { Select } from '@data1522/design-system/Select'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { USER_ROLES, type User, type UserRole } from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'
import { useText } from '../../../core/i18n/useText.ts'

interface RoleDialogProps {
  /** Whose role changes. */
  users: readonly User[]
  isOpen: boolean
  onClose: () => void
  onChoose: (users: readonly User[], role: UserRole) => Promise<unknown>
}

/** Asks which role one or several users shall have. */
export function RoleDialog({ users, isOpen, onClose, onChoose }: RoleDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['role'])
  const schema = z.object({
    role: z.enum(USER_ROLES, text('userForms.choiceMissing', { field: text('users.column.role') })),
  })
  const form = useSchemaForm<{ role: UserRole | null }, { role: UserRole }>({
    schema: schema as never,
    defaultValues: { role: null },
    onSubmit: ({ role }) => saveAndClose(() => onChoose(users, role)),
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={text('userForms.changeRoleTitle', { count: users.length, name: users[0]!.fullName })}
      description={text('userForms.changeRoleText')}
      submitLabel={text('users.changeRole')}
    >
      <FormField form={form} name="role" label={text('users.column.role')}>
        {(field) => (
          <Select<UserRole>
            {...field}
            placeholder={text('userForms.choose')}
            options={USER_ROLES.map((id) => ({ id, label: text(`users.role.${id}`) }))}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
