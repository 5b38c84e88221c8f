import { useState } from 'react'

/**
 * Counts how often a value became another without the calendar's own doing, such as by a preset. As the key of a
 * calendar, the count makes it show where the value now is; what is chosen in it leaves it where it stands.
 */
export function useOutsideChanges(value: string) {
  const [seen, setSeen] = useState({ value, own: value, count: 0 })
  if (seen.value !== value) setSeen({ value, own: value, count: seen.count + Number(value !== seen.own) })
  return { count: seen.count, keep: (own: string) => setSeen({ ...seen, own }) }
}
