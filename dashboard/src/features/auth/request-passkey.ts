import { signInByPasskey, startPasskeySignIn } from '@data1522/mocks/contract/passkeys'
import { call } from '../../core/api/client.ts'
import { signWithPasskey } from '../../core/auth/passkey.ts'

/** Lets the person choose a passkey, and answers with the session that it opens; the signal ends all of it. */
export async function requestPasskey(signal: AbortSignal) {
  const challenge = await call(startPasskeySignIn, {}, { signal })
  return call(signInByPasskey, { body: await signWithPasskey(challenge, signal) }, { signal })
}
