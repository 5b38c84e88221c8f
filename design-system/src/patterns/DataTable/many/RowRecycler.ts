import type { ReactNode } from 'react'
import type { RowPlace } from '../DataRow.tsx'

type Draw = (index: number, at: RowPlace) => ReactNode
type KeyOf = (index: number) => string | undefined

interface Element {
  key?: string
  index: number
  start: number
  draw: Draw
  node: ReactNode
}

interface Wanted {
  startOf: (index: number) => number
  /** What tells a row from others, wherever it stands. */
  keyOf: KeyOf
  draw: Draw
  isMoving: boolean
}

/**
 * What is drawn of many rows. Those that come into sight take over the elements of those that went, where these stand in
 * the document, so that scrolling changes words alone; those that stay are the same to React, which leaves them be.
 */
export class RowRecycler {
  #slotOf = new Map<number, number>()
  #elements = new Map<number, Element>()
  /** The slots as their elements stand in the document. */
  #order: number[] = []
  #next = 0
  #measure: RowPlace['measure']

  constructor(measure: RowPlace['measure']) {
    this.#measure = measure
  }

  /** Other rows than before stand in these places: whoever holds the focus or a pointer must not become another. */
  forget(places: readonly number[], keyOf: KeyOf) {
    for (const place of places) {
      const slot = this.#slotOf.get(place) ?? -1
      if (this.#elements.get(slot)?.key === keyOf(place)) continue
      this.#elements.delete(slot)
      this.#slotOf.delete(place)
    }
  }

  /** The rows at these places, which ascend; in the order of the document only once nothing moves. */
  of(indexes: readonly number[], { startOf, keyOf, draw, isMoving }: Wanted) {
    const wanted = new Set(indexes)
    const free: number[] = []
    for (const [index, slot] of this.#slotOf) {
      if (wanted.has(index)) continue
      this.#slotOf.delete(index)
      free.push(slot)
    }
    const slots = indexes.map((index) => {
      const slot = this.#slotOf.get(index) ?? free.pop() ?? this.#next++
      this.#slotOf.set(index, slot)
      this.#draw(slot, index, keyOf(index), startOf(index), draw)
      return slot
    })
    for (const slot of free) this.#elements.delete(slot)
    const used = new Set(slots)
    this.#order = isMoving ? [...new Set([...this.#order.filter((slot) => used.has(slot)), ...slots])] : slots
    return this.#order.map((slot) => this.#elements.get(slot)!.node)
  }

  #draw(slot: number, index: number, key: string | undefined, start: number, draw: Draw) {
    const known = this.#elements.get(slot)
    if (known && known.index === index && known.start === start && known.draw === draw) return
    const node = draw(index, { slot, index, start, measure: this.#measure })
    this.#elements.set(slot, { key, index, start, draw, node })
  }
}
