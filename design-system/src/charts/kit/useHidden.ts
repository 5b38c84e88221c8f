import { useState } from 'react'

export interface Hidden {
  readonly ids: ReadonlySet<string>
  readonly toggle: (id: string) => void
  /** Shows one alone; once more shows all. */
  readonly isolate: (id: string) => void
}

const none: ReadonlySet<string> = new Set()

/** Which series or parts of a chart are hidden; the last one that shows stays, and so do those that others leave alone. */
export function useHidden(all: readonly string[]): Hidden {
  const [chosen, setIds] = useState(none)
  const ids = all.every((id) => chosen.has(id)) ? none : chosen
  return {
    ids,
    toggle: (id) => {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      if (all.some((one) => !next.has(one))) setIds(next)
    },
    isolate: (id) => {
      const isAlone = all.every((one) => (one === id) !== ids.has(one))
      setIds(new Set(isAlone ? [] : all.filter((one) => one !== id)))
    },
  }
}
