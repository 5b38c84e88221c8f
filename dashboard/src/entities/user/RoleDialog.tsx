import { Alert } from '@data1522/design-system/Alert'
import { FormField } from '@data1522/design-system/FormField'
import { Select } from '@data1522/design-system/Select'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { USER_ROLES, type User, type UserRole } from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../core/i18n/useText.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useSaveAndClose } from '../../shared/forms/useSaveAndClose.ts'
import { rolesQuery } from '../role/queries.ts'
import { shareOf } from '../role/rights.ts'
import { roleMeta } from './status-meta.ts'

interface RoleDialogProps {
  /** Whose role changes. */
  users: readonly User[]
  isOpen: boolean
  onClose: () => void
  onChoose: (users: readonly User[], role: UserRole) => Promise<unknown>
}

/** Asks which role one or several users shall have; not all admins can be given another. */
export function RoleDialog({ users, isOpen, onClose, onChoose }: RoleDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['role'])
  const { data: { roles } = { roles: [] } } = useQuery(rolesQuery())
  const admins = roles.find(({ userRole }) => userRole === 'admin')?.userCount ?? 0
  const isEveryAdmin = admins > 0 && users.filter(({ role }) => role === 'admin').length >= admins
  const common = users.every(({ role }) => role === users[0]!.role) ? users[0]!.role : null
  const keepsAnAdmin = (role: UserRole) => !isEveryAdmin || role === 'admin'
  const schema = z.object({
    role: z
      .enum(USER_ROLES, text('userForms.choiceMissing', { field: text('users.column.role') }))
      .check(z.refine(keepsAnAdmin, text('userForms.lastAdmins', { count: admins }))),
  })
  const form = useSchemaForm<{ role: UserRole | null }, { role: UserRole }>({
    schema,
    defaultValues: { role: common },
    onSubmit: ({ role }) =>
      saveAndClose(async () => {
        if (role !== common) await onChoose(users, role)
      }),
  })
  const describe = (role: UserRole) => {
    const own = roles.find(({ userRole }) => userRole === role)
    return own && text('userForms.rightsOf', { ...shareOf(own.rules), count: own.userCount })
  }
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
      {isEveryAdmin && <Alert tone="info">{text('userForms.lastAdmins', { count: admins })}</Alert>}
      <FormField form={form} name="role" label={text('users.column.role')} isRequired>
        {(field) => (
          <Select<UserRole>
            {...field}
            placeholder={text('userForms.choose')}
            options={USER_ROLES.map((id) => ({
              id,
              label: text(`users.role.${id}`),
              icon: roleMeta[id].icon,
              description: describe(id),
              isDisabled: !keepsAnAdmin(id),
            }))}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
