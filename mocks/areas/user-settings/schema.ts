import { may } from '../../contract/access.ts'
import {
  accountBilling,
  accountConnections,
  accountConnectionsEdit,
  accountNotifications,
  accountSecurity,
  changePassword,
  device,
  twoStep,
} from '../account-settings/schema.ts'
import { failure, invalidInput, nothing, someIds } from '../../contract/common.schema.ts'
import { invoice } from '../invoices/schema.ts'
import { z } from '../../contract/zod.ts'

export const userDevice = z.omit(device, { isCurrent: true })

export const userSecurity = z.object({
  ...z.pick(accountSecurity, { isTwoStepOn: true, method: true, phone: true }).shape,
  devices: z.array(userDevice),
})

export const userBilling = z.omit(accountBilling, { paidBy: true, isCancelled: true })

export const userBillingEdit = z.extend(
  z.pick(accountBilling, { plan: true, period: true, cards: true, address: true }),
  { startedOn: z.optional(accountBilling.shape.startedOn) },
)

export const userSettings = z.object({
  security: userSecurity,
  billing: userBilling,
  notification: accountNotifications,
  connection: accountConnections,
})

export const userSettingsEdit = z.partial(
  z.object({
    twoStep,
    billing: userBillingEdit,
    notification: accountNotifications,
    connection: accountConnectionsEdit,
  }),
)

export const getUserSettings = {
  access: may('read', 'User'),
  beyond: true as const,
  answers: { 200: userSettings, 404: failure },
}

export const updateUserSettings = {
  access: may('update', 'User'),
  beyond: true as const,
  body: userSettingsEdit,
  answers: { 200: userSettings, 400: invalidInput, 404: failure },
}

export const setUserPassword = {
  access: may('update', 'User'),
  beyond: true as const,
  body: z.object({ password: changePassword.body.shape.next }),
  answers: { 204: nothing, 400: invalidInput, 404: failure },
}

export const signOutUserDevices = {
  access: may('update', 'User'),
  beyond: true as const,
  body: someIds,
  answers: { 200: userSettings, 400: invalidInput, 404: failure },
}

export const listUserInvoices = {
  access: may('read', 'Invoice'),
  beyond: true as const,
  answers: { 200: z.object({ invoices: z.array(invoice) }), 404: failure },
}
