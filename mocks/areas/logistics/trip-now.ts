import { lengthOf } from './seed-routes.ts'
import { SPEED, type StoredVehicle } from './seed.ts'
import { HOUR, now } from '../../seed/clock.ts'
import { asSeeded } from '../../store/as-seeded.ts'

/** When vehicles stood as they are kept. */
const seededAt = asSeeded(() => now().getTime())

const shifted = (time: string, milliseconds: number) =>
  new Date(Date.parse(time) + milliseconds).toISOString()

/** How a vehicle on the road stands by now: it goes on with the time, and where it arrives, it turns back. */
export function tripNow(stored: StoredVehicle): StoredVehicle & { readonly share: number } {
  if (stored.state !== 'onTheWay') return { ...stored, share: stored.progress / 100 }
  const duration = (lengthOf(stored.route) / SPEED) * HOUR
  const since = Math.max(now().getTime() - seededAt(), 0)
  const laps = stored.progress / 100 + since / duration
  const done = Math.floor(laps)
  const share = laps - done
  const later = done * duration
  const isBack = done % 2 === 1
  const { startCity, startCountry, endCity, endCountry } = stored
  return {
    ...stored,
    ...(isBack && {
      route: stored.route.toReversed(),
      startCity: endCity,
      startCountry: endCountry,
      endCity: startCity,
      endCountry: startCountry,
    }),
    departure: shifted(stored.departure, later),
    eta: shifted(stored.eta, later),
    due: shifted(stored.due, later),
    share,
    progress: Math.min(Math.max(Math.round(share * 100), 1), 99),
  }
}
