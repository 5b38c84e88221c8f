import { referral } from '../contract/referrals.schema.ts'
import { seedReferrals } from '../data/referrals.ts'
import { createCollection } from './collection.ts'
import { store } from './store.ts'

/** All referrals. */
export const referrals = createCollection(store, { name: 'referrals', schema: referral, seed: seedReferrals })
