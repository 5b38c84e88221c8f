/** What is selected once one row was, or all from the one before to it; they become what the last one becomes. */
export function toggleRows(
  ids: readonly string[],
  selected: ReadonlySet<string>,
  id: string,
  anchor: string | undefined,
): Set<string> {
  const next = new Set(selected)
  const from = anchor === undefined ? -1 : ids.indexOf(anchor)
  const to = ids.indexOf(id)
  const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
  for (const one of range)
    if (selected.has(id)) next.delete(one)
    else next.add(one)
  return next
}
