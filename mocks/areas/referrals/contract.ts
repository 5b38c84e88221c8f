import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The statuses of referrals. */
export const REFERRAL_STATUSES = ['Paid', 'Unpaid', 'Rejected'] as const
/** What the list of referrals can be sorted by. */
export const REFERRAL_SORT_KEYS = ['users', 'referred-id', 'earning', 'value', 'status'] as const
/** How many addresses can be invited at once. */
export const INVITATIONS_LIMIT = 20

export type ReferralStatus = (typeof REFERRAL_STATUSES)[number]
export type ReferralSortKey = (typeof REFERRAL_SORT_KEYS)[number]

/**
 * A customer who brought another one: `referredId` is the customer id of the one who came, `value` what that one has
 * ordered, `earning` what the first one earns by it; both are texts such as "$1,249.00".
 */
export type Referral = z.output<typeof schemas.referral>

/** Which referrals a list shows, and how. */
export type ReferralQuery = z.input<typeof schemas.referralQuery>

/** An invitation that nobody has followed yet. */
export type ReferralInvitation = z.output<typeof schemas.referralInvitation>

/** Whom to invite: 1 to `INVITATIONS_LIMIT` addresses. */
export type NewReferralInvitations = z.input<typeof schemas.newReferralInvitations>

/**
 * The figures above the list: what all referrals earned, what of it is not paid out yet, how many people signed up,
 * which share of the invited that is (`null` if nobody was), and the link to share.
 */
export type ReferralsSummary = z.output<typeof schemas.referralsSummary>

/** One page of the referrals; beyond the specification: only those with `q` in name, address or id, and of `status`. */
export const listReferrals = endpoint<typeof schemas.listReferrals>()({
  method: 'GET',
  path: '/api/apps/ecommerce/referrals',
})

/** Beyond the specification: pays out an unpaid referral. */
export const updateReferral = endpoint<typeof schemas.updateReferral>()({
  method: 'PUT',
  path: '/api/apps/ecommerce/referrals/:id',
})

/** Beyond the specification: pays out several referrals together: those of the ids that are unpaid, all of them or none. */
export const payOutReferrals = endpoint<typeof schemas.payOutReferrals>()({
  method: 'POST',
  path: '/api/apps/ecommerce/referrals/pay-out',
})

/** Beyond the specification: invites people by e-mail, all of them or none; who was invited before is invited again. */
export const createReferralInvitations = endpoint<typeof schemas.createReferralInvitations>()({
  method: 'POST',
  path: '/api/apps/ecommerce/referrals/invitations',
})

/** Beyond the specification: the figures above the list. */
export const getReferralsSummary = endpoint<typeof schemas.getReferralsSummary>()({
  method: 'GET',
  path: '/api/apps/ecommerce/referrals/summary',
})
