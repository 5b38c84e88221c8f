import { users } from '../users/collection.ts'

/** The user who is called so while an invoice is written; a later name changes nothing of it. */
export const salespersonIdOf = (name: string) =>
  users.all().find(({ fullName }) => fullName === name)?.id ?? null
