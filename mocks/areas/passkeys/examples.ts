import type { Example } from '../../contract/example.ts'
import { challengeOf, toBase64url } from './challenges.ts'

const id = 'cGFzc2tleS0x'
const clientDataOf = (type: string, place: number) =>
  toBase64url(JSON.stringify({ type, challenge: challengeOf(place), origin: 'https://data1522.example' }))
/** Whose site it is, that the device made sure who signed, and how often it has signed. */
const authenticatorData = toBase64url(`${'data1522.example'.padEnd(32)}\u0005\0\0\0\u0001`)
const added = [
  ['startPasskey', {}],
  [
    'createPasskey',
    { body: { id, clientData: clientDataOf('webauthn.create', 0), publicKey: 'cHVibGljLWtleQ' } },
  ],
] as const

export const examples: Readonly<Record<string, Example>> = {
  startPasskeySignIn: {},
  signInByPasskey: {
    after: [...added, ['startPasskeySignIn', {}]],
    body: {
      id,
      clientData: clientDataOf('webauthn.get', 1),
      authenticatorData,
      signature: 'c2lnbmF0dXJl',
    },
  },
  listPasskeys: { after: added },
  startPasskey: {},
  createPasskey: { after: [added[0]], ...added[1][1] },
  deletePasskey: { after: added, params: { id } },
}
