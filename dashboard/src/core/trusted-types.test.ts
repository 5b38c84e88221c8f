import { afterEach, expect, test, vi } from 'vitest'
import { trustOwn } from './trusted-types.ts'

type Rules = Record<string, (...given: string[]) => string | null>

const rulesOf = () => {
  const createPolicy = vi.fn<(name: string, rules: Rules) => object>()
  vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy })
  trustOwn()
  expect(createPolicy.mock.calls[0]![0]).toBe('default')
  return createPolicy.mock.calls[0]![1]
}

afterEach(() => vi.unstubAllGlobals())

test('markup gets into no page, but into documents that are never shown', () => {
  const { createHTML } = rulesOf()
  expect(createHTML!('<b>x</b>', 'TrustedHTML', 'Element innerHTML')).toBeNull()
  expect(createHTML!('', 'TrustedHTML', 'Element innerHTML')).toBe('')
  expect(createHTML!('<b>x</b>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<b>x</b>')
  expect(() => createHTML!('x')).toThrow(TypeError)
})

test('workers come from the product alone, and text never becomes a script', () => {
  const { createScriptURL, createScript } = rulesOf()
  expect(createScriptURL!('/sw.js')).toBe('/sw.js')
  expect(createScriptURL!('https://evil.example/sw.js')).toBeNull()
  expect(createScript).toBeUndefined()
})

test('nothing is asked of browsers without Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(trustOwn).not.toThrow()
})
