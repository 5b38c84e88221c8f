import { may } from '../../contract/access.ts'
import {
  amount,
  changedIds,
  count,
  email,
  failure,
  id,
  invalidInput,
  oneOf,
  picture,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import { list, text, word } from '../../contract/query.schema.ts'
import { INVITATIONS_LIMIT, REFERRAL_SORT_KEYS, REFERRAL_STATUSES, type ReferralStatus } from './contract.ts'
import { z } from '../../contract/zod.ts'

const dollars = z.string().check(z.regex(/^\$\d{1,3}(,\d{3})*\.\d\d$/))

export const referral = z.object({
  id,
  user: requiredLine,
  email,
  avatar: picture,
  referredId: id,
  status: oneOf(REFERRAL_STATUSES),
  value: dollars,
  earning: dollars,
})

/** A filter with a word that no referral has finds none; an empty one does not filter. */
export const referralQuery = z.object({
  q: text(),
  status: word<ReferralStatus | ''>(REFERRAL_STATUSES),
  ...list(REFERRAL_SORT_KEYS),
})

export const referralInvitation = z.object({ id, email, sentAt: z.iso.datetime() })

export const newReferralInvitations = z.object({
  emails: z.array(email).check(z.minLength(1), z.maxLength(INVITATIONS_LIMIT)),
})

export const referralsSummary = z.object({
  earning: amount,
  unpaid: amount,
  signups: count,
  conversion: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  link: z.url(),
})

export const listReferrals = {
  access: may('read', 'Referral'),
  query: referralQuery,
  answers: { 200: z.object({ referrals: z.array(referral), total: count }) },
}

export const updateReferral = {
  access: may('update', 'Referral'),
  beyond: true as const,
  body: z.object({ status: referral.shape.status }),
  answers: { 200: referral, 400: invalidInput, 404: failure, 409: failure },
}

export const payOutReferrals = {
  access: may('update', 'Referral'),
  beyond: true as const,
  body: someIds,
  answers: { 200: changedIds, 400: invalidInput },
}

export const createReferralInvitations = {
  access: may('create', 'Referral'),
  beyond: true as const,
  body: newReferralInvitations,
  answers: { 201: z.object({ invitations: z.array(referralInvitation) }), 400: invalidInput },
}

export const getReferralsSummary = {
  access: may('read', 'Referral'),
  beyond: true as const,
  answers: { 200: referralsSummary },
}
