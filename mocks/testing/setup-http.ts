import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { createApiServer } from '../transports/node-http.ts'
import { setOrigin } from './origin.ts'

const server = createApiServer()

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  setOrigin(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(() => void server.close())
