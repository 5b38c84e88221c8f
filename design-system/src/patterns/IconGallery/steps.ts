/** How many stand in the first line. */
function columnsOf(tiles: readonly HTMLElement[]) {
  const top = tiles[0]?.getBoundingClientRect().top
  const columns = tiles.findIndex((tile) => tile.getBoundingClientRect().top !== top)
  return columns < 0 ? tiles.length : columns
}

/** The place that a key leads to in a grid that breaks where it must; undefined for keys that do not walk. */
export function stepOf(
  key: string,
  from: number,
  tiles: readonly HTMLElement[],
  direction: 'ltr' | 'rtl',
): number | undefined {
  const onward = direction === 'rtl' ? -1 : 1
  const last = tiles.length - 1
  const within = (place: number) => (place < 0 || place > last ? from : place)
  const below = () => {
    const columns = columnsOf(tiles)
    // A last line that is short is still a line below.
    const isLastLine = Math.floor(from / columns) === Math.floor(last / columns)
    return isLastLine ? from : Math.min(from + columns, last)
  }
  switch (key) {
    case 'ArrowRight':
      return within(from + onward)
    case 'ArrowLeft':
      return within(from - onward)
    case 'ArrowDown':
      return below()
    case 'ArrowUp':
      return within(from - columnsOf(tiles))
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
