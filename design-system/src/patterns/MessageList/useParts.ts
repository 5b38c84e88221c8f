import { useEffect, useState } from 'react'
import type { partsOf, TextPart } from './links.ts'

/** What every text with an address in it has; one without needs no code that finds them. */
const sign = /:\/\/|@|\S\.[\p{L}\d]/u
/** What finds addresses, once the first text with such a sign has asked for it. */
let known: typeof partsOf | undefined

/** The parts of a text, those that lead somewhere among them. */
export function useParts(text: string): readonly TextPart[] {
  const [find, setFind] = useState(() => known)
  const hasSign = sign.test(text)
  const isWanted = hasSign && find === undefined
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const take = (links: { partsOf: typeof partsOf }) => {
      known = links.partsOf
      if (isHere) setFind(() => links.partsOf)
    }
    // Without it, the words are there all the same.
    import('./links.ts').then(take, () => undefined)
    return () => {
      isHere = false
    }
  }, [isWanted])
  return find && hasSign ? find(text) : [{ text }]
}
