import { useState } from 'react'

export interface Hidden {
  readonly ids: ReadonlySet<string>
  readonly toggle: (id: string) => void
  /** Shows one alone; once more shows all. */
  readonly isolate: (id: string) => void
}

/** Which series or parts of a chart are hidden; the last one that shows stays. */
export function useHidden(all: readonly string[]): Hidden {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
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
