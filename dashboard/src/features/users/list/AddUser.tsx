import { lazy } from 'react'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { withMessages } from '../../../core/i18n/with-messages.ts'
import type { AddUserDrawerProps } from './AddUserDrawer.tsx'

const AddUserDrawer = lazy(
  withMessages(async () => (await import('./AddUserDrawer.tsx')).AddUserDrawer, ['userForms', 'postal']),
)

/** The drawer that adds a user; its code comes when it first opens. */
export const AddUser = (props: AddUserDrawerProps) => (
  <WhenOpened isOpen={props.isOpen}>
    <AddUserDrawer {...props} />
  </WhenOpened>
)
