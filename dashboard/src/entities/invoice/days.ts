const two = (number: number) => String(number).padStart(2, '0')
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** Today where the person is, as `yyyy-mm-dd`. */
export const today = () => dayOf(new Date())

/** The day that lies some days after another. */
export const daysAfter = (day: string, days: number) => {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

/** How many days lie between two days. */
export const daysBetween = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)
