import { failure, invalidInput, nothing, requiredLine } from '../../contract/common.schema.ts'
import { z } from '../../contract/zod.ts'
import { session } from '../auth/schema.ts'

const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(4096))

export const passkey = z.object({ id: base64url, name: requiredLine, createdAt: z.iso.datetime() })

export const challenge = z.object({ challenge: base64url })

export const newChallenge = z.extend(challenge, {
  userId: base64url,
  userName: requiredLine,
  displayName: requiredLine,
})

/** What a passkey has signed: `clientData` names the challenge. */
const made = z.object({ id: base64url, clientData: base64url })

export const startPasskeySignIn = {
  access: 'anyone' as const,
  beyond: true as const,
  answers: { 201: challenge },
}

export const signInByPasskey = {
  access: 'anyone' as const,
  beyond: true as const,
  body: z.extend(made, { authenticatorData: base64url, signature: base64url }),
  answers: { 201: session, 400: invalidInput, 410: failure },
}

export const listPasskeys = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 200: z.object({ passkeys: z.array(passkey) }) },
}

export const startPasskey = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 201: newChallenge },
}

export const createPasskey = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: z.extend(made, { publicKey: base64url }),
  answers: { 201: passkey, 400: invalidInput },
}

export const deletePasskey = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 204: nothing, 404: failure },
}
