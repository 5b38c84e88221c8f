import { lazy, Suspense, useState } from 'react'
import { withWords } from '../../../app/intl/with-words.ts'
import type { RoleDialogProps } from './RoleDialog.tsx'

const RoleDialog = lazy(withWords(async () => (await import('./RoleDialog.tsx')).RoleDialog, ['userForms']))

/** Asks which role one or several users shall have; its code comes when it first opens. */
export function ChangeRole(props: RoleDialogProps) {
  const [wasOpened, setOpened] = useState(false)
  if (props.users && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <RoleDialog {...props} />
    </Suspense>
  )
}
