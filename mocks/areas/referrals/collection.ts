import { referral } from './schema.ts'
import { seedReferrals } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** All referrals. */
export const referrals = createCollection(store, { name: 'referrals', schema: referral, seed: seedReferrals })
