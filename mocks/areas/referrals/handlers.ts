import { referrals } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { permittedRows } from '../../runtime/bulk.ts'
import { createFilter, createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { listPage } from '../../runtime/paging.ts'
import { faultsOfInvitations, invite } from './handlers-invitations.ts'
import { amountOf, summarizeReferrals } from './handlers-summary.ts'
import { invalid, reply } from '../../runtime/reply.ts'
import type { SortValue } from '../../runtime/sort.ts'

const sortValues = {
  users: ({ user }) => user,
  'referred-id': ({ referredId }) => referredId,
  earning: ({ earning }) => amountOf(earning),
  value: ({ value }) => amountOf(value),
  status: ({ status }) => status,
} satisfies Record<contract.ReferralSortKey, SortValue<contract.Referral>>

export const listReferrals = handle(contract.listReferrals, schemas.listReferrals, ({ query }) => {
  const isFound = createSearch(query.q)
  const hasStatus = createFilter(query.status)
  const found = referrals
    .all()
    .filter(({ user, email, referredId }) => isFound(user, email, String(referredId)))
    .filter(({ status }) => hasStatus(status))
  return reply(200, { referrals: listPage(found, sortValues, query), total: found.length })
})

export const updateReferral = handle(
  contract.updateReferral,
  schemas.updateReferral,
  ({ params, body, permit }) => {
    const referral = referrals.get(idOf(params.id))
    if (!referral) return reply(404, { message: 'Referral not found' })
    permit(referral)
    const isPayout = referral.status === 'Unpaid' && body.status === 'Paid'
    if (!isPayout) return reply(409, { message: 'Only an unpaid referral can be paid out' })
    return reply(200, referrals.update(referral.id, body)!)
  },
)

export const payOutReferrals = handle(
  contract.payOutReferrals,
  schemas.payOutReferrals,
  ({ body, permit }) => {
    const unpaid = referrals.all().filter(({ status }) => status === 'Unpaid')
    const found = permittedRows(unpaid, body.ids, permit, ({ id }) => id)
    for (const { id } of found) referrals.update(id, { status: 'Paid' })
    return reply(200, { ids: found.map(({ id }) => id) })
  },
)

export const createReferralInvitations = handle(
  contract.createReferralInvitations,
  schemas.createReferralInvitations,
  ({ body }) => {
    const errors = faultsOfInvitations(body.emails)
    if (errors) return invalid(errors)
    return reply(201, { invitations: invite(body.emails) })
  },
)

export const getReferralsSummary = handle(contract.getReferralsSummary, schemas.getReferralsSummary, () =>
  reply(200, summarizeReferrals()),
)
