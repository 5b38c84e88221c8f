import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passkeys } from '../../../../mocks/areas/passkeys/collection.ts'
import { accounts } from '../../../../mocks/seed/accounts.ts'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { withMock } from '../../../../tests/support/screen.tsx'
import { SignIn } from './SignIn.tsx'

withMock()

const patience = { timeout: 10_000 }
const bytes = (text: string) => new TextEncoder().encode(text).buffer
const base64url = (challenge: Uint8Array) =>
  btoa(String.fromCharCode(...challenge))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

type Get = (options: { publicKey: { challenge: Uint8Array }; signal: AbortSignal }) => Promise<unknown>
/** A device with a passkey, which signs what it is given. */
const get = vi.fn<Get>(({ publicKey }) =>
  Promise.resolve({
    id: 'a2V5',
    response: {
      clientDataJSON: bytes(
        JSON.stringify({ type: 'webauthn.get', challenge: base64url(publicKey.challenge) }),
      ),
      authenticatorData: bytes(`${' '.repeat(32)}\u0005`),
      signature: bytes('signed'),
    },
  }),
)

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
  const createdAt = '2026-01-01T00:00:00Z'
  passkeys.set([{ id: 'a2V5', name: 'Chrome', createdAt, publicKey: 'YQ', accountId: accounts[0]!.id }])
})
afterEach(() => {
  get.mockClear()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})

const open = () => renderProduct(<SignIn />, { address: '/login?to=/apps/user/list', groups: ['auth'] })
const press = async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }, patience))
}

test('a passkey signs in, and leads on to where one was going', async () => {
  await press()
  await waitFor(() => expect(shownAddress()).toBe('/apps/user/list'), patience)
})

test('the browser asks no longer once the form has gone', async () => {
  get.mockReturnValueOnce(new Promise(() => undefined))
  await press()
  await waitFor(() => expect(get).toHaveBeenCalled(), patience)
  const [{ signal }] = get.mock.lastCall!
  expect(signal.aborted).toBe(false)
  cleanup()
  expect(signal.aborted).toBe(true)
})

test.each([
  ['was cancelled', new DOMException('', 'NotAllowedError'), /No passkey was used/],
  ['cannot be used here', new DOMException('', 'SecurityError'), /Passkeys do not work on this page/],
])('one that %s is said, and leaves the form', async (_, refusal, said) => {
  get.mockRejectedValueOnce(refusal)
  await press()
  expect((await screen.findByText(said, {}, patience)).closest('[role]')).toBeTruthy()
  expect(screen.getByLabelText(/^Email/)).toBeTruthy()
})

test('one that no account has is said', async () => {
  passkeys.set([])
  await press()
  expect(await screen.findByText(/No account has this passkey/, {}, patience)).toBeTruthy()
})

test('a browser without passkeys offers none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await open()
  await screen.findByRole('button', { name: 'Google' }, patience)
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
})
