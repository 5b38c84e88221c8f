/** A list with one of its entries in another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)]
}
