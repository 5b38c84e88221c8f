import { referralInvitation } from '../contract/referrals.schema.ts'
import { seedReferralInvitations } from '../data/referral-invitations.ts'
import { createCollection } from './collection.ts'
import { store } from './store.ts'

/** The invitations that nobody has followed yet. */
export const referralInvitations = createCollection(store, {
  name: 'referral-invitations',
  schema: referralInvitation,
  seed: seedReferralInvitations,
})
