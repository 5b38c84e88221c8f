import { afterAll, afterEach, expect } from 'vitest'
import { setNow } from '../seed/clock.ts'
import { resetData, setScenario } from '../scenarios.ts'
import { writeVisits } from './coverage.ts'

afterEach(async () => {
  setScenario()
  setNow()
  await resetData()
})

afterAll(() => writeVisits(expect.getState().testPath!))
