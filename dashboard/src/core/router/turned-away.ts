/** The address that the guard turned away, as the history keeps it of the page that stands in its place. */
export function turnedAwayFrom(state: unknown): string | undefined {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' ? from : undefined
}
