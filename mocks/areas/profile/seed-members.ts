import type { StoredUser } from '../users/seed.ts'

/** People as groups of pictures show them. */
export const toMembers = (users: readonly StoredUser[]) =>
  users.map(({ fullName, avatar }) => ({ name: fullName, avatar }))
