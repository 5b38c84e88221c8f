import { beforeEach, describe, expect, test } from 'vitest'
import { NO_WARNINGS, TRIP_STATUSES, VEHICLE_STATES, VEHICLE_WARNINGS } from './contract.ts'
import { vehicle } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { unique } from '../../testing/unique.ts'
import { now, setNow } from '../../seed/clock.ts'
import { countries } from '../../seed/countries.ts'
import { places } from './seed-places.ts'
import { distance, lengthOf, nearestStop, positionAt, stopsOf } from './seed-routes.ts'
import { seedUsers } from '../users/seed.ts'
import { seedVehicles } from './seed.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('the sample vehicles', () => {
  test('are twenty-five, numbered from 1, with a location of their own', () => {
    const vehicles = seedVehicles()
    expect(vehicles.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
    expect(unique(vehicles.map(({ location }) => location))).toBe(25)
    for (const one of vehicles) expect(() => z.parse(vehicle, one)).not.toThrow()
  })

  test('show every warning, state and status, most of them none', () => {
    const vehicles = seedVehicles()
    expect(new Set(vehicles.map(({ warnings }) => warnings))).toEqual(new Set(VEHICLE_WARNINGS))
    expect(new Set(vehicles.map(({ state }) => state))).toEqual(new Set(VEHICLE_STATES))
    expect(new Set(vehicles.map(({ status }) => status))).toEqual(new Set(TRIP_STATUSES))
    expect(vehicles.filter(({ warnings }) => warnings === NO_WARNINGS).length).toBeGreaterThan(12)
  })

  test('have not begun while they are loaded, and are done when they are unloaded', () => {
    for (const { state, progress } of seedVehicles()) {
      expect(progress === 0).toBe(state === 'loading')
      expect(progress === 100).toBe(state === 'unloading')
    }
  })

  test('go between cities of countries where English, French, Arabic and more are spoken', () => {
    const vehicles = seedVehicles()
    const languages = new Map<string, string>(
      Object.values(countries).map(({ name, language }) => [name, language]),
    )
    const spoken = vehicles.flatMap(({ startCountry, endCountry }) => [
      languages.get(startCountry),
      languages.get(endCountry),
    ])
    expect(spoken).not.toContain(undefined)
    const speaking = (language: string) => spoken.filter((one) => one === language).length
    for (const language of ['English', 'French', 'Arabic']) expect(speaking(language)).toBeGreaterThan(3)
    for (const { startCity, endCity, route } of vehicles) {
      expect([route[0]?.city, route.at(-1)?.city]).toEqual([startCity, endCity])
      expect(unique(route.map(({ city }) => city))).toBe(route.length)
    }
  })

  test('leave no place unused', () => {
    const used = seedVehicles().flatMap(({ route }) => route.map(({ city }) => city))
    expect(new Set(used)).toEqual(new Set(Object.keys(places)))
  })

  test('are driven by active users, each by another', () => {
    const active = new Set(seedUsers().flatMap(({ id, status }) => (status === 'Active' ? [id] : [])))
    const drivers = seedVehicles().map(({ driverId }) => driverId)
    expect(unique(drivers)).toBe(25)
    for (const driver of drivers) expect(active).toContain(driver)
  })

  test('arrive after they left, and after the promised time only if they are late', () => {
    for (const { state, status, departure, eta, due } of seedVehicles()) {
      expect(departure < eta).toBe(true)
      expect(departure < due).toBe(true)
      expect(eta > due).toBe(status === 'late')
      expect(eta > now().toISOString() || state === 'unloading').toBe(true)
    }
  })

  test('spent the last day doing one thing or another', () => {
    for (const { minutes } of seedVehicles()) {
      const spent = Object.values(minutes)
      expect(spent.reduce((sum, one) => sum + one, 0)).toBe(24 * 60)
      expect(Math.min(...spent)).toBeGreaterThan(0)
    }
  })

  test('are the same each time', () => {
    expect(seedVehicles()).toEqual(seedVehicles())
  })
})

describe('a route', () => {
  const stops = stopsOf(['Marseille', 'Lyon', 'Dijon', 'Paris'])

  test('is as long as its legs', () => {
    expect(distance(stops[0]!, stops[3]!)).toBeCloseTo(661, -1)
    expect(lengthOf(stops)).toBeGreaterThan(distance(stops[0]!, stops[3]!))
  })

  test('begins at its first stop and ends at its last', () => {
    expect(distance(positionAt(stops, 0), stops[0]!)).toBeCloseTo(0)
    expect(distance(positionAt(stops, 1), stops[3]!)).toBeCloseTo(0)
  })

  test('leads through its stops', () => {
    const toLyon = distance(stops[0]!, stops[1]!) / lengthOf(stops)
    expect(distance(positionAt(stops, toLyon), stops[1]!)).toBeLessThan(1)
    expect(nearestStop(stops, positionAt(stops, toLyon - 0.05)).city).toBe('Lyon')
  })
})
