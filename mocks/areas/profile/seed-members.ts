import { accountOfUser } from '../../seed/accounts.ts'
import type { StoredUser } from '../users/seed.ts'

/** Whether someone works beside the owners of profiles: neither an owner nor somebody who has not come yet. */
export const isColleague = ({ id, status }: StoredUser) => !accountOfUser(id) && status !== 'Pending'

/** People as groups of pictures show them. */
export const toMembers = (users: readonly StoredUser[]) =>
  users.map(({ fullName, avatar }) => ({ name: fullName, avatar }))
