import { customers } from '../customers/collection.ts'
import { referralInvitations } from './collection-invitations.ts'
import type { ReferralInvitation } from './contract.ts'
import { now } from '../../seed/clock.ts'
import { collectErrors, type Errors } from '../../runtime/errors.ts'
import { isSameText } from '../../runtime/same-text.ts'

/** What is wrong with those addresses that belong to customers, by their place in the list; nothing if there are none. */
export const faultsOfInvitations = (emails: readonly string[]): Errors | undefined => {
  const known = new Set(customers.all().map(({ email }) => email.toLowerCase()))
  const texts = emails.map((email, index) => [
    `emails.${index}`,
    known.has(email.toLowerCase()) && 'This address belongs to a customer',
  ])
  return collectErrors(Object.fromEntries(texts))
}

/** Invites each address once; an earlier invitation to it is renewed. */
export const invite = (emails: readonly string[]): ReferralInvitation[] => {
  const each = emails.filter(
    (email, index) => emails.findIndex((other) => isSameText(email, other)) === index,
  )
  const sentAt = now().toISOString()
  return each.map((email) => {
    const earlier = referralInvitations.all().find((invitation) => isSameText(invitation.email, email))
    return earlier
      ? referralInvitations.update(earlier.id, { sentAt })!
      : referralInvitations.insert({ email, sentAt })
  })
}
