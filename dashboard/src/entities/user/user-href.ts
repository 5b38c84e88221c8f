import type { User } from '@data1522/mocks/contract/users'
import { href } from 'react-router-dom'

/** The address of a user's own screen. */
export const userHref = ({ id }: Pick<User, 'id'>) => href('/apps/user/view/:id', { id: String(id) })
