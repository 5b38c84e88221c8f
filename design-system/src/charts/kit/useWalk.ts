import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'

/** The point that is being looked at. */
export interface Active {
  readonly index: number
  /** The series that is meant, or all of the category. */
  readonly series?: number
  /** Whether the arrow keys came here, so that it is said. */
  readonly isByKeys?: boolean
}

interface Options {
  /** How many categories there are, and how many series stand in each. */
  count: number
  seriesCount: number
  isMirrored: boolean
  /** Categories run down and series across. */
  isTurned?: boolean
  /** The point that a step across leads to, where series do not stand in the same places. */
  across?: (index: number, by: number) => number
  onChoose?: (active: Active) => void
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

/** A series that went while it was looked at leaves the whole of its category. */
const ofThose = (active: Active, seriesCount: number): Active =>
  (active.series ?? 0) < seriesCount ? active : { ...active, series: undefined }

/** Which point of a chart is looked at, by pointer or by arrow keys. */
export function useWalk({
  count,
  seriesCount,
  isMirrored,
  isTurned = false,
  across: hop,
  onChoose,
}: Options) {
  const [state, setActive] = useState<Active>()
  const active = state && state.index < count ? ofThose(state, seriesCount) : undefined

  function step(key: string): [along: number, across: number] | undefined {
    const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight'
    const back = isMirrored ? 'ArrowRight' : 'ArrowLeft'
    const page = Math.max(1, Math.round(count / 10))
    const steps: Record<string, [number, number]> = {
      [forward]: isTurned ? [0, 1] : [1, 0],
      [back]: isTurned ? [0, -1] : [-1, 0],
      ArrowDown: isTurned ? [1, 0] : [0, 1],
      ArrowUp: isTurned ? [-1, 0] : [0, -1],
      PageDown: [page, 0],
      PageUp: [-page, 0],
      Home: [-count, 0],
      End: [count, 0],
    }
    return steps[key]
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && active) {
      event.stopPropagation()
      setActive(undefined)
      return
    }
    if ((event.key === 'Enter' || event.key === ' ') && active && onChoose) {
      event.preventDefault()
      onChoose(active)
      return
    }
    const moved = step(event.key)
    if (!moved || count === 0) return
    event.preventDefault()
    const [along, across] = moved
    const start = active ?? { index: along > 0 && along < count ? -1 : 0, series: 0 }
    const first = active ? across : 0
    if (hop && first !== 0) {
      setActive({ index: hop(start.index, first), isByKeys: true })
      return
    }
    setActive({
      index: clamp(start.index + along, count - 1),
      series: clamp((start.series ?? 0) + first, Math.max(0, seriesCount - 1)),
      isByKeys: true,
    })
  }

  /** What a shape does that stands for an index alone. */
  const shape = (index: number) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setActive({ index })
    },
    onPointerUp: ({ button, pointerType }: PointerEvent) => {
      if (button > 0) return
      // The first touch shows what is there, the next one chooses it.
      const isSeen = pointerType !== 'touch' || active?.index === index
      setActive({ index })
      if (isSeen) onChoose?.({ index })
    },
  })

  return {
    active,
    setActive,
    shape,
    keys: {
      tabIndex: 0,
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setActive(undefined)
      },
    },
  }
}
