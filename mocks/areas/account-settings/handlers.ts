import { type Account, accounts, userIds } from '../../seed/accounts.ts'
import { savedLanguages, settingsOf } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { termsOf } from './seed-billing-periods.ts'
import { dateInDays } from '../../seed/days.ts'
import { editConnections, faultsOfConnections } from './connections.ts'
import { changeSection } from './handlers-section.ts'
import { historyOf } from './billing-history.ts'
import { seenBy } from './devices.ts'
import { giveUp } from './given-up.ts'
import { handle } from '../../runtime/http.ts'
import { invalid, reply } from '../../runtime/reply.ts'
import { users } from '../users/collection.ts'
import type { StoredUser } from '../users/seed.ts'

/** Shows a change of an account among the users too, where the account still is one. */
const knowAs = ({ id }: Account, changes: Partial<StoredUser>) => users.update(userIds[id]!, changes)

export const getAccountSettings = handle(
  contract.getAccountSettings,
  schemas.getAccountSettings,
  ({ caller = accounts[0]!, token }) => {
    return reply(200, { ...seenBy(token, settingsOf(caller).get()), billingHistory: historyOf(caller) })
  },
)

/** What the users are told of an account's details. */
const toUserFields = ({
  firstName,
  lastName,
  avatar,
  organisation,
  phone,
  country,
}: contract.AccountDetails) => ({
  fullName: `${firstName} ${lastName}`.trim(),
  avatar,
  company: organisation,
  contact: phone,
  country,
})

export const updateAccountDetails = handle(
  contract.updateAccountDetails,
  schemas.updateAccountDetails,
  ({ body, caller = accounts[0]! }) => {
    savedLanguages.set({ ...savedLanguages.get(), [caller.id]: body.language })
    knowAs(caller, toUserFields(body))
    return reply(200, changeSection(caller, 'account', body))
  },
)

export const updateAccountBilling = handle(
  contract.updateAccountBilling,
  schemas.updateAccountBilling,
  ({ body, caller }) => {
    const { plan, period, startedOn } = settingsOf(caller).get().billing
    const isSame = body.plan === plan && body.period === period
    const start = body.startedOn ?? (isSame ? startedOn : dateInDays(0))
    knowAs(caller!, { currentPlan: body.plan })
    return reply(200, changeSection(caller, 'billing', { ...body, ...termsOf(body, start) }))
  },
)

export const updateAccountNotifications = handle(
  contract.updateAccountNotifications,
  schemas.updateAccountNotifications,
  ({ body, caller }) => reply(200, changeSection(caller, 'notification', body)),
)

export const updateAccountConnections = handle(
  contract.updateAccountConnections,
  schemas.updateAccountConnections,
  ({ body, caller }) => {
    const { connection } = settingsOf(caller).get()
    const errors = faultsOfConnections(connection, body)
    if (errors) return invalid(errors)
    return reply(200, changeSection(caller, 'connection', editConnections(connection, body)))
  },
)

export const deleteAccount = handle(contract.deleteAccount, schemas.deleteAccount, ({ caller }) =>
  reply(200, { goneOn: giveUp(caller!) }),
)
