import { NO_WARNINGS, type Stop, type TripStatus, type Vehicle, type VehicleState } from './contract.ts'
import { HOUR, now } from '../../seed/clock.ts'
import { MINUTE } from '../../seed/moments.ts'
import { createRandom, deal, type Random } from '../../seed/random.ts'
import { lengthOf, stopsOf } from './seed-routes.ts'
import { accountOfUser } from '../../seed/accounts.ts'
import { seedUsers, type StoredUser } from '../users/seed.ts'
import { trips } from './seed-trips.ts'

/** What the figures of the fleet count. */
export interface VehicleReport {
  readonly state: VehicleState
  readonly status: TripStatus
  readonly hasWarnings: boolean
}

/** A vehicle as the mocks keep it. */
export interface StoredVehicle extends Vehicle {
  readonly state: VehicleState
  readonly status: TripStatus
  readonly route: Stop[]
  readonly driverId: number
  readonly departure: string
  readonly eta: string
  readonly due: string
  readonly weekAgo: VehicleReport
  /** The minutes of the last 24 hours, by what was done in them. */
  readonly minutes: Readonly<Record<VehicleState, number>>
}

const SEED = 6214
/** More than there are vehicles; who else is here works in the office. */
const DRIVERS = 30
/** Kilometres an hour. */
export const SPEED = 65
const DAY_MINUTES = 24 * 60

const drives = ({ id, status }: StoredUser) => status === 'Active' && !accountOfUser(id)

/** The vehicles of a fresh start. */
export const seedVehicles = (): StoredVehicle[] => {
  const random = createRandom(SEED)
  const drivers = random.shuffle(seedUsers().filter(drives).slice(0, DRIVERS))
  const weekAgo = sampleReports(random)

  return trips.map(({ stops, progress, state, status, warnings }, index) => {
    const route = stopsOf(stops)
    const [start, end] = [route[0]!, route.at(-1)!]
    return {
      id: index + 1,
      location: 410_000 + ((index * 7) % trips.length) * 1873 + random.integer(0, 999),
      startCity: start.city,
      startCountry: start.country,
      endCity: end.city,
      endCountry: end.country,
      warnings,
      progress,
      state,
      status,
      route,
      driverId: drivers[index]!.id,
      ...sampleTimes(lengthOf(route), progress, status, random),
      weekAgo: weekAgo[index]!,
      minutes: sampleMinutes(random),
    }
  })
}

const sampleReports = (random: Random): VehicleReport[] => {
  const states = deal({ onTheWay: 11, unloading: 5, loading: 4, waiting: 5 }, random)
  const statuses = deal({ onTime: 17, late: 6, deviated: 2 }, random)
  const warnings = deal({ clear: 14, faulty: 11 }, random)
  return states.map((state, index) => ({
    state,
    status: statuses[index]!,
    hasWarnings: warnings[index] === 'faulty',
  }))
}

const sampleTimes = (kilometres: number, progress: number, status: TripStatus, random: Random) => {
  const hours = kilometres / SPEED
  const departure = now().getTime() - (hours * HOUR * progress) / 100
  const eta = departure + hours * HOUR
  const reserve = random.integer(20, 45) * MINUTE
  const due = status === 'late' ? eta - reserve : eta + reserve
  const toMinute = (time: number) => new Date(Math.round(time / MINUTE) * MINUTE).toISOString()
  return { departure: toMinute(departure), eta: toMinute(eta), due: toMinute(due) }
}

const sampleMinutes = (random: Random) => {
  const onTheWay = random.integer(480, 720)
  const unloading = random.integer(120, 300)
  const loading = random.integer(90, 240)
  return { onTheWay, unloading, loading, waiting: DAY_MINUTES - onTheWay - unloading - loading }
}

/** What the figures of the fleet count of a vehicle. */
export const reportOf = ({ state, status, warnings }: StoredVehicle): VehicleReport => ({
  state,
  status,
  hasWarnings: warnings !== NO_WARNINGS,
})
