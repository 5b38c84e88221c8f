/** The ids in a new order: those of `taken` before or after the one they were dropped at. */
export function moved(
  ids: readonly string[],
  taken: ReadonlySet<unknown>,
  target: { key: unknown; dropPosition: 'before' | 'after' | 'on' },
): string[] {
  const rest = ids.filter((id) => !taken.has(id))
  const at = rest.findIndex((id) => id === target.key)
  if (at < 0) return [...ids]
  return rest.toSpliced(
    target.dropPosition === 'after' ? at + 1 : at,
    0,
    ...ids.filter((id) => taken.has(id)),
  )
}
