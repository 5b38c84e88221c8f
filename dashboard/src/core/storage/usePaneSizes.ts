import { useState } from 'react'
import { personKey } from './person-key.ts'

type Sizes = Readonly<Record<string, number>>

function read(name: string): Sizes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(personKey(name)) ?? '{}')
    const sizes = Object.entries(kept as object).filter(([, size]) => Number.isFinite(size))
    return Object.fromEntries(sizes)
  } catch {
    return {}
  }
}

/** How wide a person has made the panes of a screen, which this browser keeps. */
export function usePaneSizes(name: string) {
  const [sizes, setSizes] = useState(() => read(name))
  const onSizesChange = (next: Sizes) => {
    setSizes(next)
    try {
      localStorage.setItem(personKey(name), JSON.stringify(next))
    } catch {
      // Where nothing can be kept, they last for as long as the screen.
    }
  }
  return { sizes, onSizesChange }
}
