import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { invalid, reply } from '../../runtime/reply.ts'
import { isSameText } from '../../runtime/same-text.ts'
import { now } from '../../seed/clock.ts'
import { customers } from '../customers/collection.ts'
import { isTaken } from '../customers/email-taken.ts'
import type { StoredCustomer } from '../customers/seed.ts'
import { customerWith, findCustomer, toCustomerDetail } from '../customers/view.ts'
import { belongingsOf, moveBelongings } from './belongings.ts'
import { customerMerges, type MergedPart } from './collection.ts'
import * as contract from './contract.ts'
import { merged, partOf, unmerged } from './merged.ts'
import * as schemas from './schema.ts'

const notFound = reply(404, { message: 'Customer not found' })

const change = ({ id, account }: StoredCustomer, part: MergedPart) =>
  customers.update(id, { ...part, account: { ...account, ...part.account } })!

export const mergeCustomers = handle(
  contract.mergeCustomers,
  schemas.mergeCustomers,
  ({ params, body, permit }) => {
    const kept = findCustomer(params.id)
    if (!kept) return notFound
    const other = customerWith(body.other)
    if (!other) return invalid({ other: ['There is no customer with this id'] })
    if (other.id === kept.id) return invalid({ other: ['This is the customer who is kept'] })
    permit(kept)
    permit(other)
    const before = partOf(kept)
    const after = merged(before, partOf(other), body.takes)
    const moved = belongingsOf(other.customerId)
    moveBelongings(moved, other.customerId, kept.customerId)
    customers.remove(other.id)
    const changed = change(kept, after)
    const ids = { keptId: kept.customerId, otherId: other.customerId }
    const about = { ...ids, otherName: other.customer, time: now().toISOString() }
    const { id } = customerMerges.insert({ ...about, before, after, moved })
    const counts = {
      orders: moved.orders.length,
      invoices: moved.invoices.length,
      reviews: moved.reviews.length,
    }
    return reply(201, { merge: { id, ...about, ...counts }, customer: toCustomerDetail(changed) })
  },
)

export const unmergeCustomers = handle(
  contract.unmergeCustomers,
  schemas.unmergeCustomers,
  ({ params, permit }) => {
    const kept = findCustomer(params.id)
    const merge = customerMerges.get(idOf(params.merge))
    const other = customers.removed().find(({ row }) => row.customerId === merge?.otherId)?.row
    if (!kept || merge?.keptId !== kept.customerId || !other) return notFound
    permit(kept)
    permit(other)
    const part = unmerged(merge.before, merge.after, partOf(kept))
    const isTwice = isSameText(part.email, other.email)
    if (isTwice || isTaken(part.email, kept.id) || isTaken(other.email, kept.id))
      return reply(409, { message: 'The e-mail address belongs to another customer by now' })
    customers.restore([other])
    moveBelongings(merge.moved, kept.customerId, other.customerId)
    customerMerges.remove(merge.id)
    return reply(200, toCustomerDetail(change(kept, part)))
  },
)
