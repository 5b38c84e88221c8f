import { DAY, now } from '../../seed/clock.ts'
import { dateOf } from '../../seed/days.ts'
import { storeSettings } from './collection.ts'

/** Today on the calendar of the store's time zone, as `yyyy-mm-dd`, which is how Sweden writes it. */
export const todayInStore = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: storeSettings.get().store.timeZone }).format(now())

/** The day that lies so many days from today on the calendar of the store's time zone. */
export const dayInStore = (days: number) => dateOf(Date.parse(todayInStore()) + days * DAY)
