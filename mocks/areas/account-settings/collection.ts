import { accounts, type Account } from '../../seed/accounts.ts'
import { z } from '../../contract/zod.ts'
import { ACCOUNT_LANGUAGES, type AccountDetails, type AccountSettings } from './contract.ts'
import * as schemas from './schema.ts'
import { newAccountSettings, seedAccountSettings } from './seed.ts'
import { billingNow } from './seed-billing-periods.ts'
import { createDocument } from '../../store/document.ts'
import { type Cell, store } from '../../store/store.ts'

const owner = accounts[0]!

const everyones = createDocument(store, {
  name: 'account-settings',
  schema: z.record(z.string(), schemas.accountSettings),
  seed: () => ({ [owner.id]: seedAccountSettings() }),
})

/** The settings of whoever calls, and those of the demo admin to those who are not signed in. */
export const settingsOf = (caller: Account = owner): Cell<AccountSettings> => ({
  get: () => {
    const settings = everyones.get()[caller.id] ?? store.asSeeded(() => newAccountSettings(caller))
    return { ...settings, billing: billingNow(settings.billing) }
  },
  set: (settings) => everyones.set({ ...everyones.get(), [caller.id]: settings }),
})

/** The languages that were saved, by the ids of the accounts: the sample's own is nobody's choice. */
export const savedLanguages = createDocument(store, {
  name: 'account-languages',
  schema: z.record(z.string(), z.enum(ACCOUNT_LANGUAGES)),
  seed: (): Readonly<Record<string, AccountDetails['language']>> => ({}),
})

/** The largest id that an API key ever had, so that none comes back under another name. */
export const lastKeyId = createDocument(store, {
  name: 'account-last-key-id',
  schema: z.int(),
  seed: () => Math.max(...seedAccountSettings().security.apiKeys.map(({ id }) => id)),
})

/** The backup codes that are left, by the ids of the accounts. */
export const backupCodes = createDocument(store, {
  name: 'account-backup-codes',
  schema: z.record(z.string(), z.array(z.string())),
  seed: (): Readonly<Record<string, readonly string[]>> => ({}),
})

/** The passwords that were chosen, by the ids of the accounts; never kept beyond the memory. */
export const newPasswords = store.looseCell<Readonly<Record<number, string>>>({
  name: 'account-passwords',
  seed: () => ({}),
})

/** The phones that a code was sent to last, by the ids of the accounts. */
export const messagedPhones = store.looseCell<Readonly<Record<number, string>>>({
  name: 'account-messaged-phones',
  seed: () => ({}),
})

/** The days on which accounts that were given up go, by their ids. */
export const goneOn = createDocument(store, {
  name: 'account-gone-on',
  schema: z.record(z.string(), z.iso.date()),
  seed: (): Readonly<Record<string, string>> => ({}),
})
