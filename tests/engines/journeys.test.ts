import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
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
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine?.close())

  test.each(journeys)('$name', async ({ walk, isVisitor }) => {
    const { person, close } = await personIn(engine, { origin: inject('product'), isSignedIn: !isVisitor })
    const fault = await walk(person).catch(
      async (error: unknown) => `${String(error)}\n${await person.looks()}`,
    )
    await close()
    expect(fault).toBeUndefined()
  })
})
