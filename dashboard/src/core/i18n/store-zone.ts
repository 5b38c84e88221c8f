import { store } from '../store.ts'
import { dayIn } from './day-in.ts'
import { isZone } from './is-zone.ts'
import { keptFact } from './kept-fact.ts'

/** The time zone in which the store counts its days, and what takes over that of the settings. */
export const [storeZoneAtom, setStoreZone] = keptFact('store-zone', 'America/Los_Angeles', isZone)

/** The day that it is in the store, now or at another instant, as `yyyy-mm-dd`. */
export const dayInStore = (instant: number | Date = Date.now()) => dayIn(store.get(storeZoneAtom), instant)
