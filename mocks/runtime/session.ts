import { z } from '../contract/zod.ts'
import { type Account, accounts } from '../seed/accounts.ts'
import { now } from '../seed/clock.ts'
import { createRandom } from '../seed/random.ts'
import { createDocument } from '../store/document.ts'
import { store } from '../store/store.ts'

const TOKEN_SEED = 0xda7a1522
const TOKEN_LENGTH = 40

const makeToken = (id: number) => {
  const random = createRandom(TOKEN_SEED + id)
  return Array.from({ length: TOKEN_LENGTH }, () => random.integer(0, 35).toString(36)).join('')
}

const accountsByToken = new Map(accounts.map((account) => [makeToken(account.id), account]))

/** The device that an account is signed in on in the sample data, by the token of the account itself. */
const SAMPLE_DEVICE = 1

/** What is known of each token that was given out, and of that of an account itself once it has ended. */
const sessions = createDocument(store, {
  name: 'sessions',
  schema: z.array(z.object({ token: z.string(), device: z.int(), hasEnded: z.boolean() })),
  seed: () => [],
})

const find = (token: string) => sessions.get().find((session) => session.token === token)

/** The token of an account's session in the sample data; it says nothing about it and holds across reloads. */
export const tokenOf = (account: Account) => {
  for (const [token, owner] of accountsByToken) if (owner === account) return token
  throw new Error('This account has no access token')
}

/**
 * The account behind a token that has not ended. A token whose row went with the sample data still stands for it: who
 * resets them stays signed in.
 */
export const accountOf = (token: string): Account | undefined =>
  hasEnded(token) ? undefined : accountsByToken.get(token.slice(0, TOKEN_LENGTH))

/** Whether a token was valid once and is no longer. */
export const hasEnded = (token: string) => find(token)?.hasEnded ?? false

/** The id of the device that a token was given to. */
export const deviceOf = (token: string | undefined) =>
  (token === undefined ? undefined : find(token)?.device) ?? SAMPLE_DEVICE

/** The largest id of a device that a token of an account was given to. */
const lastDevice = (account: string) => Math.max(SAMPLE_DEVICE, ...own(account).map(({ device }) => device))

const own = (account: string) => sessions.get().filter(({ token }) => token.startsWith(account))

/** The devices that tokens of an account were given to, without that of the sample data. */
export const givenDevicesOf = (account: Account) =>
  own(tokenOf(account)).flatMap(({ device }) => (device === SAMPLE_DEVICE ? [] : [device]))

/** Begins a session of an account on a new device, whose id is above those that there are. */
export function startSession(account: Account, devices: readonly { readonly id: number }[]) {
  const base = tokenOf(account)
  const device = Math.max(lastDevice(base), ...devices.map(({ id }) => id)) + 1
  const token = base + now().getTime().toString(36) + device.toString(36)
  sessions.set([...sessions.get(), { token, device, hasEnded: false }])
  return { token, device }
}

/** Ends the sessions of an account on a device: their tokens hold no longer. */
export function endSessions(account: Account, device: number) {
  const base = tokenOf(account)
  const isThere = (session: { token: string; device: number }) =>
    session.token.startsWith(base) && session.device === device
  const rest = sessions.get().map((one) => (isThere(one) ? { ...one, hasEnded: true } : one))
  const sample = device === SAMPLE_DEVICE && !find(base) ? [{ token: base, device, hasEnded: true }] : []
  sessions.set([...rest, ...sample])
}

/** Lets one more account in, for tests of rules that no demo account has; gives its token. */
export const registerAccount = (account: Account) => {
  const token = makeToken(account.id)
  accountsByToken.set(token, account)
  return token
}
