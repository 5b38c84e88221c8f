import { may } from '../../contract/access.ts'
import {
  ACCOUNT_CHANNELS,
  ACCOUNT_COVERS,
  ACCOUNT_CURRENCIES,
  ACCOUNT_LANGUAGES,
  ACCOUNT_NOTIFICATIONS,
  ACCOUNT_PAYMENT_METHODS,
  API_KEY_SCOPES,
  BILLING_PERIODS,
  CARD_BRANDS,
  CONNECTED_ACCOUNT_KINDS,
  DEVICE_KINDS,
  NOTIFICATION_TIMES,
  PASSWORD_MINIMUM,
  TWO_STEP_METHODS,
} from './contract.ts'
import {
  amount,
  anyTimeZone,
  count,
  email,
  failure,
  id,
  invalidInput,
  line,
  nothing,
  oneOf,
  picture,
  requiredLine,
} from '../../contract/common.schema.ts'
import { invoice } from '../invoices/schema.ts'
import { USER_PLANS } from '../users/contract.ts'
import { z } from '../../contract/zod.ts'

const LIST_LIMIT = 50
const PASSWORD_LIMIT = 200

export const accountDetails = z.object({
  avatar: picture,
  cover: oneOf(ACCOUNT_COVERS),
  firstName: requiredLine,
  lastName: requiredLine,
  email,
  designation: line,
  organisation: line,
  phone: line,
  address: line,
  state: line,
  postCode: line,
  country: line,
  language: oneOf(ACCOUNT_LANGUAGES),
  timeZone: anyTimeZone,
  currency: oneOf(ACCOUNT_CURRENCIES),
})

const twoStepFields = z.object({ isTwoStepOn: z.boolean(), method: oneOf(TWO_STEP_METHODS), phone: line })

export const twoStep = twoStepFields.check(
  z.refine(({ isTwoStepOn, method, phone }) => !isTwoStepOn || method !== 'sms' || phone !== '', {
    path: ['phone'],
    message: 'Text messages need a phone number',
  }),
)

export const apiKey = z.object({
  id,
  name: requiredLine,
  scopes: z.array(oneOf(API_KEY_SCOPES)).check(z.minLength(1), z.maxLength(API_KEY_SCOPES.length)),
  hint: requiredLine,
  createdAt: z.iso.datetime(),
  usedAt: z.nullable(z.iso.datetime()),
})

export const device = z.object({
  id,
  name: requiredLine,
  kind: z.enum(DEVICE_KINDS),
  place: line,
  time: z.iso.datetime(),
  isCurrent: z.boolean(),
})

export const accountSecurity = z.extend(twoStepFields, {
  backupCodesLeft: count,
  apiKeys: z.array(apiKey),
  devices: z.array(device),
})

/** The number and the code of a card never come here. */
const card = z.object({
  brand: oneOf(CARD_BRANDS),
  holder: requiredLine,
  lastDigits: z.string().check(z.regex(/^\d{4}$/)),
  expires: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  isPrimary: z.boolean(),
})

const hasOnePrimary = (cards: readonly z.output<typeof card>[]) =>
  cards.length === 0 || cards.filter(({ isPrimary }) => isPrimary).length === 1

const billingFields = z.object({
  plan: oneOf(USER_PLANS),
  period: oneOf(BILLING_PERIODS),
  isCancelled: z.boolean(),
  paidBy: oneOf(ACCOUNT_PAYMENT_METHODS),
  cards: z
    .array(card)
    .check(z.maxLength(LIST_LIMIT), z.refine(hasOnePrimary, 'One of the cards is the primary one')),
  address: z.object({
    company: line,
    email,
    taxId: line,
    vatNumber: line,
    phone: line,
    address: line,
    state: line,
    postCode: line,
    country: line,
  }),
})

export const accountBilling = z.extend(billingFields, {
  price: amount,
  startedOn: z.iso.date(),
  renewsOn: z.iso.date(),
})

export const accountBillingEdit = z.extend(billingFields, { startedOn: z.optional(z.iso.date()) }).check(
  z.refine(({ paidBy, cards }) => paidBy !== 'card' || cards.length > 0, {
    path: ['cards'],
    message: 'Paying by card needs a card',
  }),
)

export const accountNotifications = z.object({
  channels: z.record(z.enum(ACCOUNT_NOTIFICATIONS), z.record(z.enum(ACCOUNT_CHANNELS), z.boolean())),
  when: oneOf(NOTIFICATION_TIMES),
})

const connectedAccount = z.object({
  id,
  name: requiredLine,
  kind: z.enum(CONNECTED_ACCOUNT_KINDS),
  logo: picture,
  isConnected: z.boolean(),
})

const socialAccount = z.object({
  id,
  name: requiredLine,
  logo: picture,
  handle: z.nullable(requiredLine),
})

export const accountConnections = z.object({
  accounts: z.array(connectedAccount),
  socials: z.array(socialAccount),
})

export const accountConnectionsEdit = z.object({
  accounts: z.array(z.pick(connectedAccount, { id: true, isConnected: true })).check(z.maxLength(LIST_LIMIT)),
  socials: z.array(z.pick(socialAccount, { id: true, handle: true })).check(z.maxLength(LIST_LIMIT)),
})

export const accountSettings = z.object({
  account: accountDetails,
  security: accountSecurity,
  billing: accountBilling,
  notification: accountNotifications,
  connection: accountConnections,
})

const isHardToGuess = (password: string) => /\p{Ll}/u.test(password) && /[^\p{L}\p{M}]/u.test(password)

const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MINIMUM),
    z.maxLength(PASSWORD_LIMIT),
    z.refine(isHardToGuess, 'A small letter and something that is no letter are needed'),
  )

const changes = <Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(body: Body, answer: Answer) => ({
  access: 'signed-in' as const,
  beyond: true as const,
  body,
  answers: { 200: answer, 400: invalidInput },
})

export const getAccountSettings = {
  access: may('read', 'AccountSettings'),
  beyond: true as const,
  answers: { 200: z.extend(accountSettings, { billingHistory: z.array(invoice) }) },
}

export const updateAccountDetails = changes(accountDetails, accountDetails)
export const updateAccountBilling = changes(accountBillingEdit, accountBilling)
export const updateAccountNotifications = changes(accountNotifications, accountNotifications)
export const updateAccountConnections = changes(accountConnectionsEdit, accountConnections)

export const createApiKey = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: z.pick(apiKey, { name: true, scopes: true }),
  answers: { 201: z.object({ apiKey, key: z.string() }), 400: invalidInput },
}

export const deleteApiKey = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 204: nothing, 404: failure },
}

export const deleteDevice = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 204: nothing, 404: failure, 409: failure },
}

export const changePassword = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: z.object({ current: z.string(), next: newPassword }),
  answers: { 204: nothing, 400: invalidInput },
}

export const startAuthenticator = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 200: z.object({ secret: z.string(), address: z.string() }) },
}

const withBackupCodes = z.object({ security: accountSecurity, backupCodes: z.array(z.string()) })

export const confirmAuthenticator = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: z.object({ code: z.string().check(z.regex(/^\d{6}$/)) }),
  answers: { 200: withBackupCodes, 400: invalidInput },
}

export const sendMessageCode = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: z.object({ phone: requiredLine }),
  answers: { 204: nothing, 400: invalidInput },
}

export const confirmMessageCode = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: z.object({ phone: requiredLine, code: z.string().check(z.regex(/^\d{6}$/)) }),
  answers: { 200: withBackupCodes, 400: invalidInput },
}

export const endTwoStep = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: z.object({ proof: z.string() }),
  answers: { 200: accountSecurity, 400: invalidInput },
}

export const createBackupCodes = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 201: withBackupCodes, 409: failure },
}

export const deleteAccount = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 200: z.object({ goneOn: z.iso.date() }) },
}
