import { useDialog } from '../../core/router/useDialog.ts'

/** Which dialog about a role is open: of the one that is edited, or that a new one starts from. */
export const useRoleDialog = () => useDialog(['add', 'edit'])
