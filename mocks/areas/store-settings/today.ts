import { DAY, now } from '../../seed/clock.ts'
import { storeSettings } from './collection.ts'

/** The day that lies so many days from today on the calendar of the store's time zone, as `yyyy-mm-dd`, which is how Sweden writes it. */
export const dayInStore = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: storeSettings.get().store.timeZone }).format(
    now().getTime() + days * DAY,
  )

/** Today on the calendar of the store's time zone. */
export const todayInStore = () => dayInStore(0)
