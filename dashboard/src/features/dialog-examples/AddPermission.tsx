import { PermissionDialog } from '../../entities/permission/PermissionDialog.tsx'
import type { ExampleProps } from './examples.ts'

/** Names a permission and says who has it. */
export const AddPermission = (dialog: ExampleProps) => <PermissionDialog {...dialog} />
