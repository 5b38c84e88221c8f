import { lazy } from 'react'
import { WhenOpened } from '../../../app/dialogs/WhenOpened.tsx'
import { withWords } from '../../../app/intl/with-words.ts'
import type { AddUserDrawerProps } from './AddUserDrawer.tsx'

const AddUserDrawer = lazy(
  withWords(async () => (await import('./AddUserDrawer.tsx')).AddUserDrawer, ['userForms']),
)

/** The drawer that adds a user; its code comes when it first opens. */
export const AddUser = (props: AddUserDrawerProps) => (
  <WhenOpened isOpen={props.isOpen}>
    <AddUserDrawer {...props} />
  </WhenOpened>
)
