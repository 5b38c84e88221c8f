interface Entry {
  readonly id: number
  readonly isDefault: boolean
  readonly isBilling?: boolean
}

/** A list without one of its entries; what was the default, or for bills, becomes the first of the others. */
export function without<T extends Entry>(entries: readonly T[], id: number): T[] {
  const gone = entries.find((entry) => entry.id === id)
  return entries
    .filter((entry) => entry.id !== id)
    .map((entry, index) => ({
      ...entry,
      isDefault: entry.isDefault || (index === 0 && gone?.isDefault === true),
      ...(entry.isBilling !== undefined && {
        isBilling: entry.isBilling || (index === 0 && gone?.isBilling === true),
      }),
    }))
}

/** A list of which one entry is the default and no other. */
export const withDefault = <T extends Entry>(entries: readonly T[], id: number): T[] =>
  entries.map((entry) => ({ ...entry, isDefault: entry.id === id }))

/**
 * A list with an entry put in its place, or at the end if it is new. If it is the default, or for bills, no other is;
 * the first of a list is the default whatever it says.
 */
export function withEntry<T extends Omit<Entry, 'id'> & { readonly id?: number }>(
  entries: readonly (T & { readonly id: number })[],
  entry: T,
): T[] {
  const isNew = entry.id === undefined
  const isOnly = isNew ? entries.length === 0 : entries.length === 1
  const next = { ...entry, isDefault: entry.isDefault || isOnly }
  const others = entries.map((one) => ({
    ...one,
    isDefault: one.isDefault && !next.isDefault,
    ...(one.isBilling !== undefined && { isBilling: one.isBilling && !next.isBilling }),
  }))
  const all: T[] = isNew ? [...others, next] : others.map((one) => (one.id === entry.id ? next : one))
  // Who is no longer the default hands that on.
  return all.some(({ isDefault }) => isDefault)
    ? all
    : all.map((one, index) => ({ ...one, isDefault: index === (all[0]!.id === entry.id ? 1 : 0) }))
}

type Marked = Omit<Entry, 'id'> & { readonly id?: number | undefined }
const marks = ['isDefault', 'isBilling'] as const

/** Lists that came together again: of several that are marked as the default or for bills, the one that is now keeps it. */
export function withOneMark<Lists extends { addresses?: Marked[]; paymentMethods?: Marked[] }>(
  lists: Lists,
  now: Lists,
): Lists {
  const one = (entries: readonly Marked[], current: readonly Marked[] = []) =>
    marks.reduce((list, mark) => {
      if (list.filter((entry) => entry[mark]).length < 2) return list
      const holder = current.find((entry) => entry[mark])?.id
      return list.map((entry) => (entry[mark] ? { ...entry, [mark]: entry.id === holder } : entry))
    }, entries)
  const { addresses, paymentMethods } = lists
  return {
    ...lists,
    ...(addresses && { addresses: one(addresses, now.addresses) }),
    ...(paymentMethods && { paymentMethods: one(paymentMethods, now.paymentMethods) }),
  }
}
