import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserStorage } from './browser-ports.ts'

vi.mock('idb-keyval', () => ({
  createStore: () => () => undefined,
  get: async (name: string) => `kept ${name}`,
}))
afterEach(() => vi.unstubAllGlobals())

const read = (databases: object) => {
  vi.stubGlobal('indexedDB', databases)
  return createBrowserStorage('/').read('users')
}

test('what was kept is read where a browser cannot name its databases', async () => {
  expect(await read({})).toBe('kept users')
})

test('where there is no database none is made by asking', async () => {
  expect(await read({ databases: async () => [] })).toBeUndefined()
  expect(await read({ databases: async () => [{ name: 'DATA1522-mocks/' }] })).toBe('kept users')
})
