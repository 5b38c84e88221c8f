import { useLocation } from 'react-router-dom'

/** Writes the search of the address with some of its values changed, for links that keep the rest; null leaves one out. */
export function useSearchWith() {
  const { search } = useLocation()
  return (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name)
      else next.set(name, value)
    return `?${next.toString()}`
  }
}
