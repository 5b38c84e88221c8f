import { referralInvitation } from './schema.ts'
import { seedReferralInvitations } from './seed-invitations.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** The invitations that nobody has followed yet. */
export const referralInvitations = createCollection(store, {
  name: 'referral-invitations',
  schema: referralInvitation,
  seed: seedReferralInvitations,
})
