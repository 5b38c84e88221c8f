import type { NewPasskeyChallenge, PasskeyChallenge } from '@data1522/mocks/contract/passkeys'

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = () => typeof PublicKeyCredential === 'function'

/** Why a passkey was not used: the person or the device said no, the device has one already, or they do not work on this page. */
export type PasskeyProblem = 'cancelled' | 'known' | 'unsupported'

/** What the browser's refusal means; nothing where it was something else that failed. */
export function passkeyProblem(error: unknown): PasskeyProblem | undefined {
  const name = error instanceof DOMException ? error.name : ''
  // The browser does not tell a person who cancels from a device that has no passkey of this site.
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  if (name === 'InvalidStateError') return 'known'
  if (name === 'NotSupportedError' || name === 'SecurityError') return 'unsupported'
  return undefined
}

const toBase64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0))

const refused = () => new DOMException('No passkey was given', 'NotAllowedError')

/** Lets the person choose a passkey, which signs the challenge; the signal closes the browser's dialog. */
export async function signWithPasskey({ challenge }: PasskeyChallenge, signal: AbortSignal) {
  const publicKey = { challenge: fromBase64url(challenge), userVerification: 'required' as const }
  const credential = (await navigator.credentials.get({ publicKey, signal })) as PublicKeyCredential | null
  if (!credential) throw refused()
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    id: credential.id,
    clientData: toBase64url(response.clientDataJSON),
    authenticatorData: toBase64url(response.authenticatorData),
    signature: toBase64url(response.signature),
  }
}

/** ES256 and RS256, which all authenticators know between them. */
const ALGORITHMS = [-7, -257]

/** Lets the person make a passkey on this device. */
export async function makePasskey(
  { challenge, userId, userName, displayName }: NewPasskeyChallenge,
  product: string,
  known: readonly string[],
) {
  const credential = (await navigator.credentials.create({
    publicKey: {
      challenge: fromBase64url(challenge),
      rp: { name: product },
      user: { id: fromBase64url(userId), name: userName, displayName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      excludeCredentials: known.map((id) => ({ type: 'public-key' as const, id: fromBase64url(id) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  })) as PublicKeyCredential | null
  if (!credential) throw refused()
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    id: credential.id,
    clientData: toBase64url(response.clientDataJSON),
    publicKey: toBase64url(response.getPublicKey() ?? response.attestationObject),
  }
}
