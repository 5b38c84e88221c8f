import { z } from '../../contract/zod.ts'
import { createRandom } from '../../seed/random.ts'
import { store } from '../../store/store.ts'

const SEED = 0xc4a11
const LENGTH = 32

/** Text of one byte a character in base64url. */
export const toBase64url = (bytes: string) =>
  btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const fromBase64url = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'))

/** The challenge that is given out after so many others: it looks like chance, as everything of the sample data. */
export const challengeOf = (place: number) => {
  const random = createRandom(SEED + place)
  return toBase64url(String.fromCharCode(...Array.from({ length: LENGTH }, () => random.integer(0, 255))))
}

/** How many were given out, and those that nothing was signed with yet. */
const given = store.looseCell<{ readonly count: number; readonly open: readonly string[] }>({
  name: 'passkey-challenges',
  seed: () => ({ count: 0, open: [] }),
})

/** Gives out a challenge, which can be signed once. */
export function giveChallenge() {
  const { count, open } = given.get()
  const challenge = challengeOf(count)
  given.set({ count: count + 1, open: [...open, challenge] })
  return challenge
}

/** Where authenticator data says what the device did, and the bit by which it made sure who uses it. */
const FLAGS = 32
const USER_VERIFIED = 0b100

/** Whether the device made sure, by a finger or a PIN, who signed. */
export function isPersonVerified(authenticatorData: string): boolean {
  try {
    return (fromBase64url(authenticatorData).charCodeAt(FLAGS) & USER_VERIFIED) !== 0
  } catch {
    return false
  }
}

const clientData = z.object({ type: z.string(), challenge: z.string() })

const readClientData = (text: string) => {
  try {
    return z.safeParse(clientData, JSON.parse(fromBase64url(text))).data
  } catch {
    return undefined
  }
}

/** Whether something was signed with an open challenge for this purpose; it is spent by that. */
export function takeSigned(text: string, type: 'webauthn.get' | 'webauthn.create'): boolean {
  const said = readClientData(text)
  const { count, open } = given.get()
  if (said?.type !== type || !open.includes(said.challenge)) return false
  given.set({ count, open: open.filter((one) => one !== said.challenge) })
  return true
}
