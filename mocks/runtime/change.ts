/** A part of a whole, if there is any of it. */
export const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** How much something has grown, as a ratio of what it was; `null` if it was nothing. */
export const changeOf = (value: number, before: number) => ratio(value - before, before)

/** A figure with its change against what it was. */
export const toFigure = (value: number, before: number) => ({ value, change: changeOf(value, before) })
