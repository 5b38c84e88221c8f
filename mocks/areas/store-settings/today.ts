import { now } from '../../seed/clock.ts'
import { storeSettings } from './collection.ts'

/** Today on the calendar of the store's time zone, as `yyyy-mm-dd`, which is how Sweden writes it. */
export const todayInStore = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: storeSettings.get().store.timeZone }).format(now())
