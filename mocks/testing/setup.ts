import { afterAll, afterEach, beforeAll } from 'vitest'
import { setNow } from '../data/clock.ts'
import { server } from '../node.ts'
import { resetData, setScenario } from '../scenarios.ts'

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

afterEach(async () => {
  server.resetHandlers()
  setScenario()
  setNow()
  await resetData()
})
