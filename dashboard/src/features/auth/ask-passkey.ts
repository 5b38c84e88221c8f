import { signInByPasskey, startPasskeySignIn } from '@data1522/mocks/contract/passkeys'
import { call } from '../../core/api/client.ts'
import { signWithPasskey } from '../../core/auth/passkey.ts'

/** Lets the person choose a passkey, and answers with the session that it opens. */
export const askPasskey = async () =>
  call(signInByPasskey, { body: await signWithPasskey(await call(startPasskeySignIn)) })
