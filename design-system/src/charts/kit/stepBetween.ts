/** Where a key leads among things in a row, which it does not leave; undefined for other keys. */
export function stepBetween(
  key: string,
  current: number,
  count: number,
  isMirrored: boolean,
): number | undefined {
  const [forward, back] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const steps: Record<string, number> = {
    [forward!]: current + 1,
    [back!]: current - 1,
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next))
}
