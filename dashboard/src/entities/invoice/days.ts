import { dayInStore } from '../../core/i18n/store-zone.ts'

/** Today in the store, as `yyyy-mm-dd`: what it bills is of its days. */
export const today = () => dayInStore()

/** The day that lies some days after another. */
export const daysAfter = (day: string, days: number) => {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

/** How many days lie between two days. */
export const daysBetween = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)
