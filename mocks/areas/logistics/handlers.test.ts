import { beforeEach, describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import {
  ANY_WARNING,
  FLEET_SORT_KEYS,
  type FleetQuery,
  type FleetSortKey,
  type FleetVehicle,
  getLogisticsSummary,
  listFleet,
  listVehicles,
  NO_WARNINGS,
  TRIP_STATUSES,
  urgencyOf,
  VEHICLE_SORT_KEYS,
  VEHICLE_STATES,
  VEHICLE_WARNINGS,
  type VehicleQuery,
} from './contract.ts'
import { getUser, updateUser } from '../users/contract.ts'
import { now, setNow } from '../../seed/clock.ts'
import { distance } from './seed-routes.ts'
import { setScenario } from '../../scenarios.ts'
import { call } from '../../testing/call.ts'
import { describeList } from '../../testing/list-properties.ts'
import { remove } from '../users/testing.ts'

const list = (query: VehicleQuery = {}) => call(listVehicles, { query })
const sortValues: Record<FleetSortKey, (vehicle: FleetVehicle) => number> = {
  urgency: urgencyOf,
  eta: ({ eta }) => Date.parse(eta),
  progress: ({ progress }) => progress,
}
const everything = async (query: VehicleQuery = {}) =>
  (await list({ ...query, itemsPerPage: ALL_ITEMS })).vehicles
const fleet = async (query: FleetQuery = {}) => (await call(listFleet, { query })).vehicles

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describeList('vehicles', {
  list: async (query) => {
    const { vehicles, totalVehicles } = await call(listVehicles, { query })
    return { rows: vehicles, total: totalVehicles }
  },
  keyOf: ({ id }: { id: number }) => id,
  sortKeys: VEHICLE_SORT_KEYS,
  filters: {
    q: ['VOL-', 'québec', 'Lyon'],
    status: TRIP_STATUSES,
    warnings: VEHICLE_WARNINGS,
  },
  partitions: ['status', 'warnings'],
})

describe('listVehicles', () => {
  test('without a query: the first ten, with the documented fields and no more', async () => {
    const { vehicles, totalVehicles } = await list()
    expect(totalVehicles).toBe(25)
    expect(vehicles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const fields = 'endCity endCountry id location progress startCity startCountry warnings'
    for (const vehicle of vehicles) expect(Object.keys(vehicle).sort().join(' ')).toBe(fields)
  })

  test('a later page and another size', async () => {
    const { vehicles, totalVehicles } = await list({ page: 2, itemsPerPage: 20 })
    expect(vehicles.map(({ id }) => id)).toEqual([21, 22, 23, 24, 25])
    expect(totalVehicles).toBe(25)
  })

  test.each(['location', 'progress'] as const)('sorts by %s as a number', async (sortBy) => {
    const numbers = (await everything({ sortBy, orderBy: 'desc' })).map((vehicle) => vehicle[sortBy])
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
    expect(numbers).not.toEqual((await everything()).map((vehicle) => vehicle[sortBy]))
  })

  test.each([
    ['startRoute', 'startCity'],
    ['endRoute', 'endCity'],
    ['warnings', 'warnings'],
  ] as const)('sorts by %s as a text', async (sortBy, field) => {
    const texts = (await everything({ sortBy })).map((vehicle) => vehicle[field])
    expect(texts).toEqual(texts.toSorted(new Intl.Collator('en').compare))
    expect(texts).not.toEqual((await everything()).map((vehicle) => vehicle[field]))
  })

  test('finds a vehicle by its number, its driver, the place that it is near and the ends of its route', async () => {
    const [first] = await fleet()
    const { location, driver, near, startCity, endCity } = first!
    for (const q of [`vol-${location}`, driver!.fullName, near.city, startCity, endCity])
      expect(await everything({ q })).toContainEqual(expect.objectContaining({ location }))
    expect(await everything({ q: 'quebec' })).toMatchObject([{ startCity: 'Québec' }])
    expect((await list({ q: 'quebec', itemsPerPage: 1 })).totalVehicles).toBe(1)
  })

  test('keeps those that report anything', async () => {
    const warned = await everything({ warnings: ANY_WARNING })
    expect(warned).toEqual((await everything()).filter(({ warnings }) => warnings !== NO_WARNINGS))
    expect(await everything({ warnings: 'nothing of the kind' as never })).toEqual([])
  })

  test('has no rows where lists have none', async () => {
    setScenario({ empty: true })
    expect(await list()).toEqual({ vehicles: [], totalVehicles: 0 })
  })
})

describe('listFleet', () => {
  test('answers the vehicles on the road, as the list has them', async () => {
    const vehicles = await fleet()
    const rows = await everything()
    expect(vehicles).toHaveLength(13)
    for (const vehicle of vehicles) {
      expect(rows).toContainEqual(expect.objectContaining({ id: vehicle.id, location: vehicle.location }))
      expect(vehicle.progress).toBeGreaterThan(0)
      expect(vehicle.progress).toBeLessThan(100)
    }
  })

  test('keeps those that fit, in their order', async () => {
    const all = await fleet()
    for (const status of TRIP_STATUSES)
      expect(await fleet({ status })).toEqual(all.filter((vehicle) => vehicle.status === status))
    const warned = all.filter(({ warnings }) => warnings !== NO_WARNINGS)
    expect(await fleet({ warnings: ANY_WARNING })).toEqual(warned)
    const [{ warnings, startCity }] = warned as [(typeof warned)[number]]
    expect(await fleet({ warnings, q: startCity, status: 'onTime' })).toEqual(
      warned.filter(
        (one) => one.warnings === warnings && one.startCity === startCity && one.status === 'onTime',
      ),
    )
  })

  test.each(FLEET_SORT_KEYS)('sorts by %s', async (sortBy) => {
    const values = (await fleet({ sortBy })).map(sortValues[sortBy])
    expect(values).toEqual(values.toSorted((one, other) => one - other))
    expect(values).not.toEqual((await fleet()).map(sortValues[sortBy]))
    const turned = (await fleet({ sortBy, orderBy: 'desc' })).map(sortValues[sortBy])
    expect(turned).toEqual(values.toReversed())
  })

  test('those to look at first come first', async () => {
    const sorted = await fleet({ sortBy: 'urgency' })
    expect(sorted.slice(0, 3).map(({ warnings }) => warnings)).toEqual([
      'Engine Overheating',
      'Oil Leakage',
      'Low Fuel',
    ])
    expect(sorted[3]?.status).not.toBe('onTime')
    expect(sorted.at(-1)).toMatchObject({ warnings: NO_WARNINGS, status: 'onTime' })
  })

  test('each is on its route, but for those that left it', async () => {
    for (const { route, status, latitude, longitude } of await fleet()) {
      const detours = route.slice(1).map((to, index) => {
        const from = route[index]!
        return (
          distance(from, { latitude, longitude }) + distance({ latitude, longitude }, to) - distance(from, to)
        )
      })
      expect(Math.min(...detours) > 1).toBe(status === 'deviated')
    }
  })

  test('each is near a stop of its route', async () => {
    for (const { route, near, latitude, longitude } of await fleet()) {
      const distances = route.map((stop) => distance(stop, { latitude, longitude }))
      expect(distance(near, { latitude, longitude })).toBe(Math.min(...distances))
      expect(route).toContainEqual(near)
    }
  })

  test('each is expected after the promised time only if it is late', async () => {
    for (const { status, eta, due } of await fleet()) {
      expect(eta > now().toISOString()).toBe(true)
      expect(eta > due).toBe(status === 'late')
    }
  })

  test('each tells the steps of its delivery in their order, the last still ahead', async () => {
    for (const { timeline, startCity, endCity, eta } of await fleet()) {
      expect(timeline.map(({ step, isDone }) => [step, isDone])).toEqual([
        ['created', true],
        ['loaded', true],
        ['outForDelivery', true],
        ['arrived', false],
      ])
      const times = timeline.map(({ time }) => time)
      expect(times).toEqual(times.toSorted())
      expect(times.slice(0, 3).every((time) => time < now().toISOString())).toBe(true)
      expect(timeline.at(-1)).toMatchObject({ city: endCity, time: eta })
      expect(timeline[0]?.city).toBe(startCity)
    }
  })

  test('each goes on with the time, and turns back where it arrived', async () => {
    const before = await fleet()
    setNow('2026-03-10T09:10:00Z')
    for (const [index, vehicle] of (await fleet()).entries()) {
      const { latitude, longitude } = before[index]!
      expect(distance(vehicle, { latitude, longitude })).toBeGreaterThan(5)
    }
    setNow('2026-03-17T21:00:00Z')
    const later = await fleet()
    expect(later.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    for (const { eta, due, status, timeline, route, startCity, endCity } of later) {
      expect(eta > now().toISOString()).toBe(true)
      expect(eta > due).toBe(status === 'late')
      expect(timeline.map(({ time }) => time > now().toISOString())).toEqual([false, false, false, true])
      expect([route[0]!.city, route.at(-1)!.city]).toEqual([startCity, endCity])
    }
    expect(later.some(({ startCity }, index) => startCity === before[index]!.endCity)).toBe(true)
  })

  test('each is driven by a user, whose edits show', async () => {
    const [first] = await fleet()
    const { id, fullName, avatar, contact } = first!.driver!
    expect(await call(getUser, { params: { id } })).toMatchObject({ fullName, avatar, contact })
    await call(updateUser, { params: { id }, body: { fullName: 'Someone Else' } })
    expect((await fleet())[0]?.driver).toEqual({ id, fullName: 'Someone Else', avatar, contact })
  })

  test('a driver who left is nobody', async () => {
    const [first] = await fleet()
    await remove(first!.driver!.id)
    expect((await fleet())[0]).toEqual({ ...first, driver: null })
  })

  test('has nobody on the road where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await fleet()).toEqual([])
  })
})

describe('getLogisticsSummary', () => {
  test('counts what the map shows', async () => {
    const [onTheRoad, summary] = [await fleet(), await call(getLogisticsSummary)]
    expect(summary.onRoute.value).toBe(onTheRoad.length)
    expect(summary.withErrors.value).toBe(onTheRoad.filter(({ warnings }) => warnings !== NO_WARNINGS).length)
    expect(summary.deviated.value).toBe(onTheRoad.filter(({ status }) => status === 'deviated').length)
    expect(summary.late.value).toBe(onTheRoad.filter(({ status }) => status === 'late').length)
  })

  test('tells the change against a week ago', async () => {
    const { onRoute, withErrors, deviated, late } = await call(getLogisticsSummary)
    expect(onRoute).toEqual({ value: 13, change: 2 / 11 })
    expect(withErrors).toEqual({ value: 3, change: -2 / 5 })
    expect(deviated).toEqual({ value: 2, change: 1 })
    expect(late).toEqual({ value: 2, change: -1 / 3 })
  })

  test('shares out the last day among the states', async () => {
    const { overview } = await call(getLogisticsSummary)
    expect(overview.map(({ state }) => state)).toEqual(VEHICLE_STATES)
    expect(overview.reduce((sum, { minutes }) => sum + minutes, 0)).toBeCloseTo(24 * 60)
    for (const { minutes, share } of overview) {
      expect(share).toBeGreaterThan(0.05)
      expect(share).toBeCloseTo(minutes / (24 * 60))
    }
  })

  test('is all zero, without a change, where lists have no rows', async () => {
    setScenario({ empty: true })
    const none = { value: 0, change: null }
    const { overview, ...tiles } = await call(getLogisticsSummary)
    expect(tiles).toEqual({ onRoute: none, withErrors: none, deviated: none, late: none })
    for (const { minutes, share } of overview) expect([minutes, share]).toEqual([0, 0])
  })
})
