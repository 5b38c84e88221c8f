import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'
import type * as schemas from './schema.ts'

/** A passkey of an account; `id` is that of its credential, in base64url. */
export type Passkey = z.output<typeof schemas.passkey>

/** What a passkey has to sign, once; in base64url. */
export type PasskeyChallenge = z.output<typeof schemas.challenge>

/** What is known of whoever a new passkey is for; `userId` is in base64url. */
export type NewPasskeyChallenge = z.output<typeof schemas.newChallenge>

const PATH = '/api/auth/passkeys'

/** Beyond the specification: what a passkey has to sign to sign somebody in. */
export const startPasskeySignIn = endpoint<typeof schemas.startPasskeySignIn>()({
  method: 'POST',
  path: `${PATH}/sign-in/challenge`,
})

/** Beyond the specification: signs in without a second step by a passkey that has signed the challenge and verified the person; one that no account has is refused under `id`. A server checks the signature; the mock takes it as it is. */
export const signInByPasskey = endpoint<typeof schemas.signInByPasskey>()({
  method: 'POST',
  path: `${PATH}/sign-in`,
})

/** Beyond the specification: the passkeys of whoever calls, the newest first. */
export const listPasskeys = endpoint<typeof schemas.listPasskeys>()({ method: 'GET', path: PATH })

/** Beyond the specification: what a new passkey of whoever calls has to sign. */
export const startPasskey = endpoint<typeof schemas.startPasskey>()({
  method: 'POST',
  path: `${PATH}/challenge`,
})

/** Beyond the specification: adds a passkey that has signed the challenge, named by the browser that made it, with a number where the account has that name already. */
export const createPasskey = endpoint<typeof schemas.createPasskey>()({ method: 'POST', path: PATH })

/** Beyond the specification: removes a passkey, for good. */
export const deletePasskey = endpoint<typeof schemas.deletePasskey>()({
  method: 'DELETE',
  path: `${PATH}/:id`,
})
