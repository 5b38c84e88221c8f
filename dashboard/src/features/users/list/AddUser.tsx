import { lazy } from 'react'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import type { AddUserDrawerProps } from './AddUserDrawer.tsx'

const AddUserDrawer = lazy(async () => ({ default: (await import('./AddUserDrawer.tsx')).AddUserDrawer }))

/** The drawer that adds a user; its code comes when it first opens. */
export const AddUser = (props: AddUserDrawerProps) => (
  <WhenOpened isOpen={props.isOpen}>
    <AddUserDrawer {...props} />
  </WhenOpened>
)
