import { useDialog } from '../../core/router/useDialog.ts'

const dialogs = {
  add: { action: 'create', subject: 'Role' },
  edit: { action: 'update', subject: 'Role' },
}

/** Which dialog about a role is open: of the one that is edited, or that a new one starts from. */
export const useRoleDialog = () => useDialog(dialogs)
