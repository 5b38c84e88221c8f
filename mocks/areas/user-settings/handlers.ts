import { invoices } from '../invoices/collection.ts'
import { users } from '../users/collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { dateInDays } from '../../seed/days.ts'
import { editConnections, faultsOfConnections } from '../account-settings/connections.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { byNewest, toInvoice } from '../invoices/sheet.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'
import { endSessions } from '../../runtime/session.ts'
import { accountOfUser } from '../../seed/accounts.ts'
import { planOf } from '../users/plan-now.ts'
import { keepSettings, settingsOf, toSettings } from './handlers-view.ts'

const notFound = reply(404, { message: 'User not found' })

export const getUserSettings = handle(contract.getUserSettings, schemas.getUserSettings, ({ params }) => {
  const user = users.get(idOf(params.id))
  return user ? reply(200, toSettings(user)) : notFound
})

export const updateUserSettings = handle(
  contract.updateUserSettings,
  schemas.updateUserSettings,
  ({ params, body: { twoStep, billing, notification, connection }, permit }) => {
    const user = users.get(idOf(params.id))
    if (!user) return notFound
    permit(user)
    const before = settingsOf(user)
    const errors = connection && faultsOfConnections(before.connection, connection)
    if (errors) return invalid(errors)
    const planBefore = planOf(user)
    const { plan = planBefore, startedOn, ...paid } = billing ?? {}
    const isNew = billing && (plan !== planBefore || billing.period !== before.billing.period)
    const start = startedOn ?? (isNew ? dateInDays(0) : before.billing.startedOn)
    const settings = {
      security: { ...before.security, ...twoStep },
      billing: { ...before.billing, ...paid, startedOn: start },
      notification: notification ?? before.notification,
      connection: connection ? editConnections(before.connection, connection) : before.connection,
    }
    return reply(200, toSettings(keepSettings(user, plan, settings)))
  },
)

export const setUserPassword = handle(
  contract.setUserPassword,
  schemas.setUserPassword,
  ({ params, permit }) => {
    const user = users.get(idOf(params.id))
    if (!user) return notFound
    permit(user)
    return noContent
  },
)

export const signOutUserDevices = handle(
  contract.signOutUserDevices,
  schemas.signOutUserDevices,
  ({ params, body, permit }) => {
    const user = users.get(idOf(params.id))
    if (!user) return notFound
    permit(user)
    const settings = settingsOf(user)
    const { devices } = settings.security
    if (body.ids.some((id) => !devices.some((device) => device.id === id)))
      return reply(404, { message: 'Device not found' })
    const left = devices.filter(({ id }) => !body.ids.includes(id))
    const next = { ...settings, security: { ...settings.security, devices: left } }
    const account = accountOfUser(user.id)
    if (account) for (const id of body.ids) endSessions(account, id)
    return reply(200, toSettings(keepSettings(user, planOf(user), next)))
  },
)

/** Invoices that were kept before they knew their maker's id know the name alone. */
const isMadeBy =
  ({ id, fullName }: { readonly id: number; readonly fullName: string }) =>
  ({ salespersonId, salesperson }: { readonly salespersonId: number | null; readonly salesperson: string }) =>
    salespersonId === null ? salesperson === fullName : salespersonId === id

export const listUserInvoices = handle(contract.listUserInvoices, schemas.listUserInvoices, ({ params }) => {
  const user = users.get(idOf(params.id))
  if (!user) return notFound
  const own = invoices.all().filter(isMadeBy(user))
  return reply(200, { invoices: own.map(toInvoice).sort(byNewest) })
})
