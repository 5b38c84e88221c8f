import { expect, test } from 'vitest'
import { login } from '../auth/contract.ts'
import { goneOn } from '../account-settings/collection.ts'
import { accounts } from '../../seed/accounts.ts'
import { call, send } from '../../testing/call.ts'
import { toBase64url } from './challenges.ts'
import { createPasskey, deletePasskey, listPasskeys, startPasskey, startPasskeySignIn } from './contract.ts'

const PATH = '/api/auth/passkeys'
const id = 'cGFzc2tleS0x'
/** What a device says that made sure who uses it, and what one says that did not. */
const [madeSure, unsure] = [0b101, 0b001].map((flags) =>
  toBase64url(`${'\0'.repeat(32)}${String.fromCharCode(flags)}`),
) as [string, string]
const signed = (type: 'create' | 'get', challenge: string) =>
  toBase64url(JSON.stringify({ type: `webauthn.${type}`, challenge }))
const add = async (added = id) => {
  const { challenge } = await call(startPasskey)
  return call(createPasskey, {
    body: { id: added, clientData: signed('create', challenge), publicKey: 'a2V5' },
  })
}
const signIn = async (given: { id?: string; clientData?: string; authenticatorData?: string } = {}) => {
  const { challenge } = await call(startPasskeySignIn)
  const body = {
    id,
    clientData: signed('get', challenge),
    authenticatorData: madeSure,
    signature: 'YQ',
    ...given,
  }
  return send('POST', `${PATH}/sign-in`, body, null)
}
const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as { errors?: object }).errors ?? {})

test('a passkey that was added signs in whoever added it, until it is removed', async () => {
  expect(await add()).toMatchObject({ id })
  expect((await call(listPasskeys)).passkeys).toHaveLength(1)
  const session = await signIn()
  expect(session).toMatchObject({ status: 201, body: { userData: { email: 'admin@demo.com' } } })
  await call(deletePasskey, { params: { id } })
  expect((await call(listPasskeys)).passkeys).toEqual([])
  expect(fieldsOf(await signIn())).toEqual(['id'])
  expect(await send('DELETE', `${PATH}/${id}`)).toMatchObject({ status: 404 })
})

test('a challenge can be signed once, for what it was given out for', async () => {
  await add()
  const { challenge } = await call(startPasskeySignIn)
  const clientData = signed('get', challenge)
  expect(await signIn({ clientData })).toMatchObject({ status: 201 })
  for (const given of [clientData, signed('create', challenge), signed('get', 'b3RoZXI'), 'bm8ganNvbg'])
    expect(fieldsOf(await signIn({ clientData: given }))).toEqual(['clientData'])
})

test('a device that did not make sure who uses it signs nobody in', async () => {
  await add()
  for (const authenticatorData of [unsure, 'YQ', 'A'])
    expect(fieldsOf(await signIn({ authenticatorData }))).toEqual(['authenticatorData'])
})

test('two passkeys of one browser have two names', async () => {
  await add()
  await add('cGFzc2tleS0y')
  await add('cGFzc2tleS0z')
  const names = (await call(listPasskeys)).passkeys.map(({ name }) => name)
  expect(new Set(names).size).toBe(3)
  expect(names[0]).toBe(`${names[2]} (3)`)
  await call(deletePasskey, { params: { id } })
  await add()
  expect((await call(listPasskeys)).passkeys[0]!.name).toBe(names[2])
})

test('a passkey is added once, and only with what was signed', async () => {
  await add()
  const { challenge } = await call(startPasskey)
  const again = { id, clientData: signed('create', challenge), publicKey: 'a2V5' }
  expect(fieldsOf(await send('POST', PATH, again))).toEqual(['id'])
  expect(fieldsOf(await send('POST', PATH, again))).toEqual(['clientData'])
})

test('each account has its own', async () => {
  await add()
  const { accessToken } = await call(login, { body: { email: 'client@demo.com', password: 'client' } })
  expect(await send('GET', PATH, undefined, accessToken)).toMatchObject({ body: { passkeys: [] } })
  expect(await send('DELETE', `${PATH}/${id}`, undefined, accessToken)).toMatchObject({ status: 404 })
})

test('an account that is gone is not opened by one', async () => {
  await add()
  goneOn.set({ [accounts[0]!.id]: '2000-01-01' })
  expect(await signIn()).toMatchObject({ status: 410 })
})
