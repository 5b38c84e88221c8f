import { Alert } from '@data1522/design-system/Alert'
import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import { FormField } from '@data1522/design-system/FormField'
import { Text } from '@data1522/design-system/Text'
import { TextField } from '@data1522/design-system/TextField'
import type { Role } from '@data1522/mocks/contract/roles'
import { useWatch } from 'react-hook-form'
import { useRoleName } from '../../core/auth/useRoleName.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { UniqueField } from '../../shared/forms/UniqueField.tsx'
import { isRoleNameTaken } from './queries.ts'
import { RightsDifference } from './RightsDifference.tsx'
import { RightsMatrix } from './RightsMatrix.tsx'
import { useRoleForm } from './useRoleForm.ts'

interface RoleDialogProps {
  /** The role that is edited; a new one without. */
  role?: Role | undefined
  /** The role that a new one starts from. */
  from?: Role | undefined
  isOpen: boolean
  onClose: () => void
}

const nobody = { userRole: null }

/** Names a role and says what it allows; what saving will change stands below. */
export function RoleDialog({ role, from, isOpen, onClose }: RoleDialogProps) {
  const text = useText()
  const nameOf = useRoleName()
  const { form, saved } = useRoleForm({ role, from, onDone: onClose })
  const rules = useWatch({ control: form.hook.control, name: 'rules' })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={role ? text('roles.editRole', { role: nameOf(role.name) }) : text('roles.addTitle')}
      description={text('roles.dialogDescription')}
      submitLabel={text(role ? 'roles.save' : 'roles.add')}
    >
      {role && <ChangedElsewhere form={form} values={saved} />}
      <UniqueField
        form={form}
        name="name"
        label={text('roles.name')}
        isTaken={(name, signal) => isRoleNameTaken(name, signal, role?.id)}
        takenMessage={text('roles.nameTaken')}
      >
        {(field) => <TextField {...field} autoComplete="off" />}
      </UniqueField>
      {role?.userRole === 'admin' && <Alert tone="info">{text('roles.adminKeeps')}</Alert>}
      <FormField form={form} name="rules" label={text('roles.matrix')}>
        {(field) => <RightsMatrix role={role ?? nobody} rules={field.value} onChange={field.onChange} />}
      </FormField>
      <Text size="sm" ink="subtle">
        {text('roles.matrixHint')}
      </Text>
      {role && <RightsDifference before={role.rules} after={rules} count={role.userCount} />}
    </FormDialog>
  )
}
