import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { journeys } from './journeys.ts'
import type { Engine } from './support/engine.ts'
import { startFirefox } from './support/firefox.ts'
import { personIn } from './support/person.ts'
import { startWebKit } from './support/webkit.ts'

describe.each([
  ['Firefox', startFirefox],
  ['WebKitGTK', startWebKit],
] as const)('in %s', (_, start) => {
  let engine: Engine
  let visit: Awaited<ReturnType<typeof personIn>> | undefined
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine?.close())

  // Also after a journey that hangs: an engine may bear one page at a time.
  afterEach(async () => {
    await visit?.close()
    visit = undefined
  })

  test.each(journeys)('$name', async ({ walk, isVisitor }) => {
    visit = await personIn(engine, { origin: inject('product'), isSignedIn: !isVisitor })
    const { person } = visit
    const fault = await walk(person).catch(
      async (error: unknown) => `${String(error)}\n${await person.looks()}`,
    )
    expect(fault).toBeUndefined()
  })
})
