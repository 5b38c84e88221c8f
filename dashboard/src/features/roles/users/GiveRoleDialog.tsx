import { Alert } from '@data1522/design-system/Alert'
import { FormField } from '@data1522/design-system/FormField'
import { Select } from '@data1522/design-system/Select'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import type { Role } from '@data1522/mocks/contract/roles'
import { USER_ROLES, type User, type UserRole } from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { roleLooks } from '../../../entities/user/looks.ts'
import { shareOf } from '../../../entities/role/rights.ts'

interface GiveRoleDialogProps {
  users: readonly User[]
  roles: readonly Role[]
  isOpen: boolean
  onClose: () => void
  onGive: (role: UserRole) => Promise<unknown>
}

/** Asks which role some users shall have; not all admins can be given another. */
export function GiveRoleDialog({ users, roles, isOpen, onClose, onGive }: GiveRoleDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['role'])
  const admins = roles.find(({ userRole }) => userRole === 'admin')?.userCount ?? 0
  const isEveryAdmin = admins > 0 && users.filter(({ role }) => role === 'admin').length >= admins
  const keepsAnAdmin = (role: UserRole | null) => !isEveryAdmin || role === null || role === 'admin'
  const schema = z.object({
    role: z
      .enum(USER_ROLES)
      .check(z.refine((role) => keepsAnAdmin(role), text('roles.lastAdmins', { count: admins }))),
  })
  const form = useSchemaForm<{ role: UserRole | null }, { role: UserRole }>({
    schema: schema as never,
    defaultValues: { role: null },
    onSubmit: ({ role }) => saveAndClose(() => onGive(role)),
  })
  const describe = (role: UserRole) => {
    const own = roles.find(({ userRole }) => userRole === role)
    return own && text('roles.rightsOf', { ...shareOf(own.rules), count: own.userCount })
  }
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={text('roles.giveTitle', { count: users.length, name: users[0]?.fullName ?? '' })}
      description={text('roles.giveLede')}
      submitLabel={text('roles.give')}
    >
      {isEveryAdmin && <Alert tone="info">{text('roles.lastAdmins', { count: admins })}</Alert>}
      <FormField form={form} name="role" label={text('users.column.role')} isRequired>
        {(field) => (
          <Select<UserRole>
            {...field}
            placeholder={text('userForms.choose')}
            options={USER_ROLES.map((id) => ({
              id,
              label: text(`users.role.${id}`),
              icon: roleLooks[id].icon,
              description: describe(id),
              isDisabled: !keepsAnAdmin(id),
            }))}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
