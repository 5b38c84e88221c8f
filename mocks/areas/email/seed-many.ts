import type { Email } from './contract.ts'
import type { Account } from '../../seed/accounts.ts'
import { seedEmails } from './seed.ts'

const MANY = 5000
const STEP = 17 * 60_000

/** A full mailbox: those of a fresh start, and thousands in the inbox before them. */
export const seedManyEmails = (owner?: Account): Email[] => {
  const emails = seedEmails(owner)
  const inbox = emails.filter(({ folder, isDeleted }) => folder === 'inbox' && !isDeleted)
  const oldest = Math.min(...inbox.map(({ time }) => Date.parse(time)))
  const highest = Math.max(...emails.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]))
  const more = Array.from({ length: MANY }, (_, index): Email => ({
    ...inbox[index % inbox.length]!,
    id: highest + index + 1,
    time: new Date(oldest - (index + 1) * STEP).toISOString(),
    isRead: index % 7 !== 0,
    isStarred: index % 40 === 0,
    replies: [],
  }))
  return [...emails, ...more]
}
