import type { UserPlan, UsersSummary } from './contract.ts'
import { now, WEEK } from '../../seed/clock.ts'
import type { StoredUser } from './seed.ts'
import { toFigure } from '../../runtime/change.ts'

interface Removed {
  readonly row: StoredUser
  readonly removedAt: string
}

/** Whether a plan costs something. */
export const isPaid = (plan: UserPlan) => plan !== 'basic'

const kinds = {
  total: () => true,
  paid: ({ currentPlan }) => isPaid(currentPlan),
  active: ({ status }) => status === 'Active',
  pending: ({ status }) => status === 'Pending',
} satisfies Record<keyof UsersSummary, (user: StoredUser) => boolean>

/** Counts users of each kind, now and among those who were here a week ago. */
export const summarizeUsers = (users: readonly StoredUser[], removed: readonly Removed[]): UsersSummary => {
  const weekAgo = new Date(now().getTime() - WEEK).toISOString()
  const wereHere = [
    ...users,
    ...removed.flatMap(({ row, removedAt }) => (removedAt > weekAgo ? [row] : [])),
  ].filter(({ createdAt }) => createdAt <= weekAgo)

  const count = (isOfKind: (user: StoredUser) => boolean) =>
    toFigure(users.filter(isOfKind).length, wereHere.filter(isOfKind).length)
  return {
    total: count(kinds.total),
    paid: count(kinds.paid),
    active: count(kinds.active),
    pending: count(kinds.pending),
  }
}
