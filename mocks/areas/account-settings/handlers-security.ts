import { accountSettings } from './collection.ts'
import { nextId } from '../../store/next-id.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { now } from '../../seed/clock.ts'
import { changeSection } from './handlers-section.ts'
import { makeKey } from './handlers-api-key.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'

const HINT_LENGTH = 4

export const createApiKey = handle(contract.createApiKey, schemas.createApiKey, ({ body }) => {
  const { apiKeys } = accountSettings.get().security
  const id = nextId(apiKeys)
  const key = makeKey(id)
  const apiKey = {
    ...body,
    id,
    hint: key.slice(-HINT_LENGTH),
    createdAt: now().toISOString(),
    usedAt: null,
  }
  changeSection('security', { apiKeys: [...apiKeys, apiKey] })
  return reply(201, { apiKey, key })
})

export const deleteApiKey = handle(contract.deleteApiKey, schemas.deleteApiKey, ({ params }) => {
  const { apiKeys } = accountSettings.get().security
  const others = apiKeys.filter(({ id }) => id !== idOf(params.id))
  if (others.length === apiKeys.length) return reply(404, { message: 'API key not found' })
  changeSection('security', { apiKeys: others })
  return noContent
})

export const deleteDevice = handle(contract.deleteDevice, schemas.deleteDevice, ({ params }) => {
  const { devices } = accountSettings.get().security
  const device = devices.find(({ id }) => id === idOf(params.id))
  if (!device) return reply(404, { message: 'Device not found' })
  if (device.isCurrent) return reply(409, { message: 'This is the device in use' })
  changeSection('security', { devices: devices.filter((other) => other !== device) })
  return noContent
})

const wrongPassword = invalid({ current: ['This is not the present password'] })

export const changePassword = handle(
  contract.changePassword,
  schemas.changePassword,
  ({ body: { current }, caller }) => (current === caller?.password ? noContent : wrongPassword),
)
