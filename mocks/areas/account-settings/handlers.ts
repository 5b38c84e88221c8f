import { accountSettings } from './collection.ts'
import { invoices } from '../invoices/collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { endOfPeriod } from './seed-billing-periods.ts'
import { dateInDays } from '../../seed/days.ts'
import { editConnections, faultsOfConnections } from './connections.ts'
import { changeSection } from './handlers-section.ts'
import { billingHistory } from './handlers-billing-history.ts'
import { handle } from '../../runtime/http.ts'
import { invalid, reply } from '../../runtime/reply.ts'

export const getAccountSettings = handle(contract.getAccountSettings, schemas.getAccountSettings, () =>
  reply(200, { ...accountSettings.get(), billingHistory: billingHistory(invoices.all()) }),
)

export const updateAccountDetails = handle(
  contract.updateAccountDetails,
  schemas.updateAccountDetails,
  ({ body }) => reply(200, changeSection('account', body)),
)

export const updateAccountSecurity = handle(
  contract.updateAccountSecurity,
  schemas.updateAccountSecurity,
  ({ body }) =>
    reply(200, changeSection('security', { ...body, ...(!body.isTwoStepOn && { backupCodesLeft: 0 }) })),
)

export const updateAccountBilling = handle(
  contract.updateAccountBilling,
  schemas.updateAccountBilling,
  ({ body }) => {
    const { plan, period, startedOn } = accountSettings.get().billing
    const isSame = body.plan === plan && body.period === period
    const start = body.startedOn ?? (isSame ? startedOn : dateInDays(0))
    return reply(
      200,
      changeSection('billing', {
        ...body,
        price: contract.PLAN_PRICES[body.plan][body.period],
        startedOn: start,
        renewsOn: endOfPeriod(start, body.period),
      }),
    )
  },
)

export const updateAccountNotifications = handle(
  contract.updateAccountNotifications,
  schemas.updateAccountNotifications,
  ({ body }) => reply(200, changeSection('notification', body)),
)

export const updateAccountConnections = handle(
  contract.updateAccountConnections,
  schemas.updateAccountConnections,
  ({ body }) => {
    const { connection } = accountSettings.get()
    const errors = faultsOfConnections(connection, body)
    if (errors) return invalid(errors)
    return reply(200, changeSection('connection', editConnections(connection, body)))
  },
)

export const deleteAccount = handle(contract.deleteAccount, schemas.deleteAccount, () =>
  reply(200, { goneOn: dateInDays(contract.GRACE_DAYS) }),
)
