const minute = 60 * 1000
const day = 24 * 60 * minute

/** When the next part of the product opens: at nine on the first of a month, a few days away at least. */
export function registrationAfter(now: number): Date {
  const date = new Date(now + 3 * day)
  return new Date(date.getFullYear(), date.getMonth() + 1, 1, 9)
}

/** When the work on the servers ends: at a full hour, a quarter away at least. */
export function workEndAfter(now: number): Date {
  const end = new Date(now + 15 * minute)
  end.setHours(end.getHours() + 1, 0, 0, 0)
  return end
}
