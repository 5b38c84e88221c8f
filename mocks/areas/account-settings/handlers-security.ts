import { lastKeyId, newPasswords, settingsOf } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { now } from '../../seed/clock.ts'
import { changeSection } from './handlers-section.ts'
import { makeKey } from './handlers-api-key.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'
import { deviceOf, endSessions } from '../../runtime/session.ts'

const HINT_LENGTH = 4

export const createApiKey = handle(contract.createApiKey, schemas.createApiKey, ({ body, caller }) => {
  const { apiKeys } = settingsOf(caller).get().security
  const id = lastKeyId.get() + 1
  lastKeyId.set(id)
  const key = makeKey(id)
  const apiKey = {
    ...body,
    id,
    hint: key.slice(-HINT_LENGTH),
    createdAt: now().toISOString(),
    usedAt: null,
  }
  changeSection(caller, 'security', { apiKeys: [...apiKeys, apiKey] })
  return reply(201, { apiKey, key })
})

export const deleteApiKey = handle(contract.deleteApiKey, schemas.deleteApiKey, ({ params, caller }) => {
  const { apiKeys } = settingsOf(caller).get().security
  const others = apiKeys.filter(({ id }) => id !== idOf(params.id))
  if (others.length === apiKeys.length) return reply(404, { message: 'API key not found' })
  changeSection(caller, 'security', { apiKeys: others })
  return noContent
})

export const deleteDevice = handle(
  contract.deleteDevice,
  schemas.deleteDevice,
  ({ params, caller, token }) => {
    const { devices } = settingsOf(caller).get().security
    const device = devices.find(({ id }) => id === idOf(params.id))
    if (!device) return reply(404, { message: 'Device not found' })
    if (device.id === deviceOf(token)) return reply(409, { message: 'This is the device in use' })
    changeSection(caller, 'security', { devices: devices.filter((other) => other !== device) })
    endSessions(caller!, device.id)
    return noContent
  },
)

const wrongPassword = invalid({ current: ['This is not the present password'] })

export const changePassword = handle(
  contract.changePassword,
  schemas.changePassword,
  ({ body: { current, next }, caller }) => {
    const { id, password } = caller!
    const chosen = newPasswords.get()
    if (current !== password && current !== chosen[id]) return wrongPassword
    newPasswords.set({ ...chosen, [id]: next })
    return noContent
  },
)
