import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { Select } from '@data1522/design-system/Select'
import { USER_ROLES, type User, type UserRole } from '@data1522/mocks/contract/users'
import { useState } from 'react'
import { useText } from '../../../app/intl/useText.ts'

export interface RoleDialogProps {
  /** Whose role changes; null while nobody's does. */
  users: readonly User[] | null
  onClose: () => void
  onChoose: (users: readonly User[], role: UserRole) => void
}

/** Asks which role one or several users shall have. */
export function RoleDialog({ users, onClose, onChoose }: RoleDialogProps) {
  const text = useText()
  const [choice, setChoice] = useState<{ users: typeof users; role: UserRole | null }>({ users, role: null })
  const shown = users ?? choice.users
  const role = choice.users === shown ? choice.role : null
  const [asked, setAsked] = useState(false)
  if (!shown?.length) return null
  const close = () => {
    setAsked(false)
    setChoice({ users: shown, role: null })
    onClose()
  }
  const apply = () => {
    if (!role) return setAsked(true)
    close()
    onChoose(shown, role)
  }
  return (
    <Dialog
      isOpen={users !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      size="small"
      title={text('userForms.changeRoleTitle', { count: shown.length, name: shown[0]!.fullName })}
      description={text('userForms.changeRoleText')}
      footer={
        <>
          <Button onPress={close}>{text('records.cancel')}</Button>
          <Button variant="solid" tone="primary" onPress={apply}>
            {text('users.changeRole')}
          </Button>
        </>
      }
    >
      <Select
        label={text('users.column.role')}
        placeholder={text('userForms.choose')}
        isRequired
        options={USER_ROLES.map((id) => ({ id, label: text(`users.role.${id}`) }))}
        value={role}
        onChange={(next) => setChoice({ users: shown, role: next })}
        errorMessage={
          asked && !role ? text('userForms.choiceMissing', { field: text('users.column.role') }) : undefined
        }
      />
    </Dialog>
  )
}
