import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { UserPlan } from '../users/contract.ts'
import type { z } from '../../contract/zod.ts'

/** The languages of the product. */
export const ACCOUNT_LANGUAGES = ['en', 'fr', 'ar'] as const
/** The currencies that amounts can be shown in. */
export const ACCOUNT_CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'AUD',
  'CAD',
  'CNY',
  'BRL',
  'INR',
  'AED',
  'MAD',
] as const
/** The covers that a profile can have. */
export const ACCOUNT_COVERS = ['waves', 'tiles', 'mountains', 'houses'] as const
/** The name of the picture of each cover. */
export const COVER_PICTURES = {
  waves: 'covers/1',
  tiles: 'covers/2',
  mountains: 'covers/3',
  houses: 'covers/4',
} as const satisfies Record<(typeof ACCOUNT_COVERS)[number], string>
/** How the second step of signing in can reach someone. */
export const TWO_STEP_METHODS = ['authenticator', 'sms'] as const
/** What an API key can be for. */
export const API_KEY_AREAS = ['orders', 'products', 'customers', 'shipping', 'reports'] as const
/** What it can be allowed to do there. */
export const API_KEY_RIGHTS = ['read', 'write'] as const
/** What an API key can be allowed to do. */
export const API_KEY_SCOPES = API_KEY_AREAS.flatMap((area) =>
  API_KEY_RIGHTS.map((right) => `${area}:${right}` as const),
)
/** How many backup codes are made at once. */
export const BACKUP_CODE_COUNT = 10
/** The code that a text message would bring: none is sent in a demo. */
export const DEMO_MESSAGE_CODE = '123456'
/** For how many days an account that was deleted can come back. */
export const GRACE_DAYS = 14
/** The kinds of devices. */
export const DEVICE_KINDS = ['desktop', 'laptop', 'tablet', 'phone'] as const
/** How often a plan is paid. */
export const BILLING_PERIODS = ['monthly', 'yearly'] as const
/** What the plan can be paid with. */
export const ACCOUNT_PAYMENT_METHODS = ['card', 'paypal'] as const
/** The brands of cards. */
export const CARD_BRANDS = ['mastercard', 'visa'] as const
/** What someone can be told about. */
export const ACCOUNT_NOTIFICATIONS = ['newForYou', 'accountActivity', 'newBrowser', 'newDevice'] as const
/** How someone can be told. */
export const ACCOUNT_CHANNELS = ['email', 'browser', 'app'] as const
/** When someone is told. */
export const NOTIFICATION_TIMES = ['anytime', 'online'] as const
/** What a connected account is for. */
export const CONNECTED_ACCOUNT_KINDS = ['calendar', 'chat', 'code', 'design', 'mailing'] as const
/** The least number of characters of a password. */
export const PASSWORD_MINIMUM = 8
/** What a plan costs in dollars, by how often it is paid. */
export const PLAN_PRICES = {
  basic: { monthly: 0, yearly: 0 },
  team: { monthly: 29, yearly: 290 },
  company: { monthly: 59, yearly: 590 },
  enterprise: { monthly: 129, yearly: 1290 },
} as const satisfies Record<UserPlan, Record<(typeof BILLING_PERIODS)[number], number>>

/** All settings of the account, section by section. */
export type AccountSettings = z.output<typeof schemas.accountSettings>

/** Whom the account belongs to; without a time zone, that of the device counts. */
export type AccountDetails = z.output<typeof schemas.accountDetails>

/** The second step of signing in. */
export type TwoStep = z.output<typeof schemas.twoStep>

/** One thing that an API key is allowed to do. */
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]

/** A key for the API, without the key: `hint` are its last characters. */
export type ApiKey = z.output<typeof schemas.apiKey>

/** Somewhere the account is signed in. */
export type Device = z.output<typeof schemas.device>

/** The plan, and how it is paid; `startedOn` and `renewsOn` are the ends of the period under way. */
export type AccountBilling = z.output<typeof schemas.accountBilling>

/** What editing the billing takes: the prices and the period follow from the plan. */
export type AccountBillingEdit = z.input<typeof schemas.accountBillingEdit>

/** What someone is told about, how and when. */
export type AccountNotifications = z.output<typeof schemas.accountNotifications>

/** The accounts elsewhere; the `handle` of a social one is `null` while it is not linked. */
export type AccountConnections = z.output<typeof schemas.accountConnections>

/** What editing them takes: those that change. */
export type AccountConnectionsEdit = z.output<typeof schemas.accountConnectionsEdit>

const PATH = '/api/pages/account-settings'

/** Beyond the specification: all settings of the account, and the last invoices that went out. */
export const getAccountSettings = endpoint<typeof schemas.getAccountSettings>()({ method: 'GET', path: PATH })

/** Beyond the specification: replaces whom the account belongs to. */
export const updateAccountDetails = endpoint<typeof schemas.updateAccountDetails>()({
  method: 'PUT',
  path: `${PATH}/account`,
})

/** Beyond the specification: replaces the plan and how it is paid; another plan or period starts today, unless `startedOn` says otherwise. */
export const updateAccountBilling = endpoint<typeof schemas.updateAccountBilling>()({
  method: 'PUT',
  path: `${PATH}/billing`,
})

/** Beyond the specification: replaces what is told how and when. */
export const updateAccountNotifications = endpoint<typeof schemas.updateAccountNotifications>()({
  method: 'PUT',
  path: `${PATH}/notification`,
})

/** Beyond the specification: connects accounts elsewhere or parts from them; those that are not given stay. */
export const updateAccountConnections = endpoint<typeof schemas.updateAccountConnections>()({
  method: 'PUT',
  path: `${PATH}/connection`,
})

/** Beyond the specification: makes an API key; only this answer ever holds it in full. */
export const createApiKey = endpoint<typeof schemas.createApiKey>()({
  method: 'POST',
  path: `${PATH}/api-keys`,
})

/** Beyond the specification: revokes an API key, for good. */
export const deleteApiKey = endpoint<typeof schemas.deleteApiKey>()({
  method: 'DELETE',
  path: `${PATH}/api-keys/:id`,
})

/** Beyond the specification: signs a device out, for good, unless it is the one in use; calls from there answer 401. */
export const deleteDevice = endpoint<typeof schemas.deleteDevice>()({
  method: 'DELETE',
  path: `${PATH}/devices/:id`,
})

/** Beyond the specification: changes the password that this call asks for; the one that signs in stays as well, as this is a demo. */
export const changePassword = endpoint<typeof schemas.changePassword>()({
  method: 'POST',
  path: `${PATH}/change-password`,
})

/** Beyond the specification: the secret that an authenticator app is set up with, and the address that opens one. */
export const startAuthenticator = endpoint<typeof schemas.startAuthenticator>()({
  method: 'POST',
  path: `${PATH}/two-step/authenticator`,
})

/** Beyond the specification: turns the second step on by a code of the app; only this answer holds the backup codes. */
export const confirmAuthenticator = endpoint<typeof schemas.confirmAuthenticator>()({
  method: 'POST',
  path: `${PATH}/two-step/confirm`,
})

/** Beyond the specification: sends a code to a phone that the second step of signing in shall use. */
export const sendMessageCode = endpoint<typeof schemas.sendMessageCode>()({
  method: 'POST',
  path: `${PATH}/two-step/message`,
})

/** Beyond the specification: turns the second step on by the code that was sent last; only this answer holds the backup codes. */
export const confirmMessageCode = endpoint<typeof schemas.confirmMessageCode>()({
  method: 'POST',
  path: `${PATH}/two-step/message/confirm`,
})

/** Beyond the specification: turns the second step off, by a current code, a backup code or the password. */
export const endTwoStep = endpoint<typeof schemas.endTwoStep>()({
  method: 'POST',
  path: `${PATH}/two-step/end`,
})

/** Beyond the specification: makes new backup codes, after which the old ones hold no longer. */
export const createBackupCodes = endpoint<typeof schemas.createBackupCodes>()({
  method: 'POST',
  path: `${PATH}/two-step/backup-codes`,
})

/** Beyond the specification: gives the account up and signs it out elsewhere; signing in before that day keeps it, and is refused after it. */
export const deleteAccount = endpoint<typeof schemas.deleteAccount>()({ method: 'DELETE', path: PATH })
