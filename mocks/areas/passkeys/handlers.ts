import { accounts } from '../../seed/accounts.ts'
import { now } from '../../seed/clock.ts'
import { handle } from '../../runtime/http.ts'
import { invalidBecause, noContent, reply } from '../../runtime/reply.ts'
import { describeBrowser } from '../account-settings/devices.ts'
import { isGone } from '../account-settings/given-up.ts'
import { openSession, personOf } from '../auth/open-session.ts'
import { giveChallenge, isPersonVerified, takeSigned, toBase64url } from './challenges.ts'
import { passkeys } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'

const UNSIGNED = 'This is not what was to be signed'

export const startPasskeySignIn = handle(contract.startPasskeySignIn, schemas.startPasskeySignIn, () =>
  reply(201, { challenge: giveChallenge() }),
)

export const signInByPasskey = handle(
  contract.signInByPasskey,
  schemas.signInByPasskey,
  ({ body, userAgent }) => {
    if (!takeSigned(body.clientData, 'webauthn.get')) return invalidBecause('clientData', UNSIGNED)
    if (!isPersonVerified(body.authenticatorData))
      return invalidBecause('authenticatorData', 'The device did not make sure who signed')
    const owner = passkeys.get().find(({ id }) => id === body.id)?.accountId
    const account = accounts.find(({ id }) => id === owner)
    if (!account) return invalidBecause('id', 'No account has this passkey')
    if (isGone(account)) return reply(410, { message: 'This account was deleted' })
    return reply(201, openSession(account, userAgent))
  },
)

export const listPasskeys = handle(contract.listPasskeys, schemas.listPasskeys, ({ caller }) =>
  reply(200, {
    passkeys: passkeys
      .get()
      .filter(({ accountId }) => accountId === caller!.id)
      .map(({ id, name, createdAt }) => ({ id, name, createdAt }))
      .toReversed(),
  }),
)

export const startPasskey = handle(contract.startPasskey, schemas.startPasskey, ({ caller }) => {
  const { fullName, email } = personOf(caller!)
  return reply(201, {
    challenge: giveChallenge(),
    userId: toBase64url(`account-${caller!.id}`),
    userName: email,
    displayName: fullName || email,
  })
})

/** The name of a browser, with a number where others have that name. */
function nameBesides(taken: readonly string[], browser: string) {
  const names = [browser, ...taken.map((_, index) => `${browser} (${index + 2})`)]
  return names.find((name) => !taken.includes(name))!
}

export const createPasskey = handle(
  contract.createPasskey,
  schemas.createPasskey,
  ({ body, caller, userAgent }) => {
    if (!takeSigned(body.clientData, 'webauthn.create')) return invalidBecause('clientData', UNSIGNED)
    const { id, publicKey } = body
    if (passkeys.get().some((one) => one.id === id))
      return invalidBecause('id', 'This passkey is known already')
    const own = passkeys.get().filter(({ accountId }) => accountId === caller!.id)
    const name = nameBesides(
      own.map((one) => one.name),
      describeBrowser(userAgent).name,
    )
    const added = { id, name, createdAt: now().toISOString() }
    passkeys.set([...passkeys.get(), { ...added, publicKey, accountId: caller!.id }])
    return reply(201, added)
  },
)

export const deletePasskey = handle(contract.deletePasskey, schemas.deletePasskey, ({ params, caller }) => {
  const isWanted = (one: { id: string; accountId: number }) =>
    one.id === params.id && one.accountId === caller!.id
  if (!passkeys.get().some(isWanted)) return reply(404, { message: 'Passkey not found' })
  passkeys.set(passkeys.get().filter((one) => !isWanted(one)))
  return noContent
})
