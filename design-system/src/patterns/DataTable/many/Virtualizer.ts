import { type Heights, heightsOf } from './heights.ts'

/** The rows that are drawn. */
export interface View {
  first: number
  /** The place after the last one. */
  end: number
  /** Those out of sight that hold the focus, a pointer or an open menu. */
  held: readonly number[]
  heights: Heights
  /** Whether a person scrolls right now. */
  isMoving: boolean
}

/** Rows drawn beyond the edges, so that scrolling meets none that is not there yet. */
const spare = 8
/** The window goes on by so many rows at once. */
const step = 2
/** Until the first rows are measured, in px. */
const usualHeight = 56
const likelyHeight = 600
/** So many rows of another height than the usual one make it the usual one. */
const enough = 5
/** After so long without scrolling a person has stopped, in ms. */
const rest = 150

const placeOf = (row: Element) => Number((row as HTMLElement).dataset.index)

/** Which of very many rows are to be drawn: it hears of scrolling and of sizes, and tells React only what concerns rows. */
export class Virtualizer {
  #view: View = { first: 0, end: 0, held: [], heights: heightsOf(0, usualHeight), isMoving: false }
  #told = new Set<() => void>()
  #scroller: HTMLElement | null = null
  // Remembered, since asking makes the browser lay out the page.
  #top = 0
  #height = 0
  #rest: ReturnType<typeof setTimeout> | undefined
  #sizes = new Map<Element, number>()
  #resized =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver((entries) => {
          for (const { target, borderBoxSize } of entries) {
            const height = borderBoxSize[0]!.blockSize
            if (target === this.#scroller) this.#height = height
            else if (this.#sizes.has(target)) this.#sizes.set(target, height)
          }
          this.settle()
          this.#look()
        })

  subscribe = (listener: () => void) => {
    this.#told.add(listener)
    return () => void this.#told.delete(listener)
  }
  get = () => this.#view

  /** Takes a row's height for as long as it is drawn. */
  measure = (row: HTMLTableRowElement | null) => {
    if (!row) return undefined
    this.#sizes.set(row, 0)
    this.#resized?.observe(row)
    return () => {
      this.#sizes.delete(row)
      this.#resized?.unobserve(row)
    }
  }

  /** Follows what scrolls; answers with how to stop. */
  follow(scroller: HTMLElement) {
    this.#scroller = scroller
    this.#top = scroller.scrollTop
    const scrolled = () => {
      this.#top = scroller.scrollTop
      clearTimeout(this.#rest)
      this.#rest = setTimeout(() => this.#stop(), rest)
      this.#look(undefined, true)
    }
    scroller.addEventListener('scroll', scrolled, { passive: true })
    this.#resized?.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', scrolled)
      clearTimeout(this.#rest)
      this.#resized?.disconnect()
      this.#scroller = null
    }
  }

  /** There are other rows now: what is known of heights holds for the places that have the same row as before. */
  setCount(count: number, isSame: (place: number) => boolean) {
    const { heights } = this.#view
    const next = heightsOf(count, heights.usual)
    for (const place of heights.others())
      if (place < count && isSame(place)) next.set(place, heights.heightOf(place))
    this.#look(next)
    this.settle()
  }

  /** The places of rows that hold the focus, a pointer or an open menu. */
  inUse = (): number[] => {
    const scroller = this.#scroller
    if (!scroller) return []
    const { activeElement } = document
    const marks = [
      scroller.matches(':hover') && scroller.querySelector('tbody tr:hover'),
      scroller.contains(activeElement) && activeElement,
      scroller.querySelector('tbody [aria-expanded="true"]'),
    ]
    const rows = marks.map((mark) => mark && mark.closest('tr[data-index]'))
    return [...new Set(rows)].flatMap((row) => (row ? placeOf(row) : []))
  }

  /** Brings what is known of heights in line with the rows that are drawn. */
  settle() {
    const { heights } = this.#view
    const sizes = [...this.#sizes].filter(([row, size]) => size > 0 && placeOf(row) < heights.count)
    const usual = usualOf(sizes.map(([, size]) => size))
    const isOther = usual !== undefined && Math.abs(usual - heights.usual) >= 1
    if (!isOther && sizes.every(([row, size]) => heights.heightOf(placeOf(row)) === size)) return
    const place = heights.placeAt(this.#top)
    const within = this.#top - heights.startOf(place)
    const next = isOther ? heightsOf(heights.count, usual) : heights
    for (const [row, size] of sizes) next.set(placeOf(row), size)
    // What is in sight stays where it is when rows above it turn out higher.
    const top = next.startOf(place) + within
    if (place > 0 && top !== this.#top && this.#scroller) this.#scroller.scrollTop = this.#top = top
    this.#tell({ ...this.#windowOf(next), heights: next })
  }

  #windowOf(heights: Heights) {
    const even = (place: number) => Math.floor(place / step) * step
    const bottom = this.#top + (this.#height || likelyHeight)
    return {
      first: Math.max(0, even(heights.placeAt(this.#top) - spare)),
      end: Math.min(heights.count, even(heights.placeAt(bottom) + spare + step)),
    }
  }

  #look(heights = this.#view.heights, isMoving = this.#view.isMoving) {
    const { first, end } = this.#windowOf(heights)
    const view = this.#view
    if (heights === view.heights && first === view.first && end === view.end) return
    const held = this.inUse().filter((place) => place < heights.count && (place < first || place >= end))
    this.#tell({ first, end, held, heights, isMoving })
  }

  /** Rows stand in their order again, for those who read or walk them; not while one of them has the focus, which it would lose. */
  #stop() {
    if (this.#view.isMoving && !this.#scroller?.querySelector('tbody :focus')) this.#tell({ isMoving: false })
  }

  #tell(news: Partial<View>) {
    this.#view = { ...this.#view, ...news }
    for (const tell of this.#told) tell()
  }
}

/** The height that most of the drawn rows have. */
function usualOf(sizes: readonly number[]): number | undefined {
  if (sizes.length < enough) return undefined
  const middle = sizes.toSorted((a, b) => a - b)[sizes.length >> 1]!
  const alike = sizes.filter((size) => Math.abs(size - middle) < 1)
  return alike.length * 2 > sizes.length ? middle : undefined
}
