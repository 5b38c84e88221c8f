import { describe, expect, test } from 'vitest'
import { storeSettings } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedStoreSettings } from './seed.ts'

describe('the settings of the store', () => {
  const settings = seedStoreSettings()

  test('fit the contract', () => {
    expect(z.parse(storeSettings, settings)).toEqual(settings)
  })

  test('ship to every country that customers come from, or to the rest of the world', () => {
    const { zones } = settings.shipping
    expect(zones.some(({ countries }) => countries.length === 0)).toBe(true)
    for (const zone of zones) expect(zone.rates).not.toEqual([])
  })

  test('show what is on and what is off, in three languages', () => {
    const { payments, locations, notifications } = settings
    const states = [...payments.providers, ...payments.methods, ...payments.manualMethods]
    expect(new Set(states.map(({ isActive }) => isActive)).size).toBe(2)
    expect(new Set(locations.map(({ fulfilsOrders }) => fulfilsOrders)).size).toBe(2)
    expect(new Set(Object.values(notifications.orders).map(({ app }) => app)).size).toBe(2)
    expect(JSON.stringify(locations)).toMatch(/\p{Script=Arabic}/u)
    expect(JSON.stringify(locations)).toContain('Ourse')
  })
})
