interface Line {
  /** The width of the line, in px. */
  room: number
  /** The chips' widths, in px. */
  widths: readonly number[]
  /** The space between two, in px. */
  gap: number
  /** The width of the chip that stands for the rest, in px. */
  rest: number
}

/** How many chips a line has room for, the first of them always; the rest's own chip needs room too. */
export function howManyFit({ room, widths, gap, rest }: Line): number {
  // A browser rounds widths, so half a pixel too much is none.
  const isFitting = (taken: number) => taken <= room + 0.5
  const ends = widths.map((_, index) =>
    widths.slice(0, index + 1).reduce((sum, width) => sum + width + gap, 0),
  )
  if (isFitting((ends.at(-1) ?? 0) - gap)) return widths.length
  return Math.max(1, ends.filter((end) => isFitting(end + rest)).length)
}
