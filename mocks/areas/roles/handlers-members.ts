import { users } from '../users/collection.ts'
import { type Role, SHOWN_MEMBERS } from './contract.ts'
import { role } from './schema.ts'
import { z } from '../../contract/zod.ts'
import type { StoredRole } from './seed.ts'

/** The users who have a role, in the order in which they joined. */
export const membersOf = ({ userRole }: StoredRole) => users.all().filter((user) => user.role === userRole)

/** A role with its members. */
export const toRole = (stored: StoredRole): Role => {
  const members = membersOf(stored)
  return z.parse(role, { ...stored, userCount: members.length, members: members.slice(0, SHOWN_MEMBERS) })
}
