import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** What the tabs of a user show: how they sign in, what they pay, what they are told, and their accounts elsewhere. */
export type UserSettings = z.output<typeof schemas.userSettings>

/** Somewhere a user is signed in. */
export type UserDevice = z.output<typeof schemas.userDevice>

/** The plan of a user and how it is paid; the price and the ends of the period follow from it. */
export type UserBilling = z.output<typeof schemas.userBilling>

/** What editing it takes; another plan or period starts today, unless `startedOn` says otherwise as to take one back. */
export type UserBillingEdit = z.input<typeof schemas.userBillingEdit>

/** What editing the settings takes: the sections that change, each as a whole. */
export type UserSettingsEdit = z.input<typeof schemas.userSettingsEdit>

const PATH = '/api/apps/users/:id'

/** Beyond the specification: what the tabs of a user show. */
export const getUserSettings = endpoint<typeof schemas.getUserSettings>()({
  method: 'GET',
  path: `${PATH}/settings`,
})

/** Beyond the specification: edits the settings of a user, section by section. */
export const updateUserSettings = endpoint<typeof schemas.updateUserSettings>()({
  method: 'PUT',
  path: `${PATH}/settings`,
})

/** Beyond the specification: gives a user a new password. */
export const setUserPassword = endpoint<typeof schemas.setUserPassword>()({
  method: 'PUT',
  path: `${PATH}/settings/password`,
})

/** Beyond the specification: signs a user out of some devices, for good. */
export const signOutUserDevices = endpoint<typeof schemas.signOutUserDevices>()({
  method: 'POST',
  path: `${PATH}/settings/devices/sign-out`,
})

/** Beyond the specification: the invoices that a user has made as their salesperson, the newest first. */
export const listUserInvoices = endpoint<typeof schemas.listUserInvoices>()({
  method: 'GET',
  path: `${PATH}/invoices`,
})
