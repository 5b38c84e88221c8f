import type { BrushRange } from '@data1522/design-system/TimeBrush'
import { useState } from 'react'

/** The part of some data that a course below a chart narrows it to; `reset` shows all again, as where others come. */
export function useBrush<Datum>(data: readonly Datum[]) {
  const [range, setRange] = useState<BrushRange>()
  return {
    shown: range ? data.slice(range[0], range[1] + 1) : data,
    /** What the course takes. */
    brush: { data, range, onChange: setRange },
    reset: () => setRange(undefined),
  }
}
