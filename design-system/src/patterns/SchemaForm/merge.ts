import { isPlain, isSame } from './values.ts'

/** A field that the person and somebody else have changed, each in another way. */
export interface Clash {
  readonly name: string
  readonly theirs: unknown
}

/**
 * What a form holds once fresh values have come: what the person has not changed follows them, what they have changed
 * stays. Groups of fields are merged field by field, unless they are one answer as a `whole`; lists are.
 */
export function merge(before: unknown, typed: unknown, fresh: unknown, wholes: readonly string[] = []) {
  const clashes: Clash[] = []
  const walk = (was: unknown, mine: unknown, theirs: unknown, path: string): unknown => {
    if (!wholes.includes(path) && isPlain(was) && isPlain(mine) && isPlain(theirs)) {
      const inner = Object.entries(theirs).map(([key, one]) => [
        key,
        walk(was[key], mine[key], one, path ? `${path}.${key}` : key),
      ])
      return { ...mine, ...Object.fromEntries(inner) }
    }
    if (isSame(mine, was)) return theirs
    if (!isSame(theirs, was) && !isSame(theirs, mine)) clashes.push({ name: path, theirs })
    return mine
  }
  return { merged: walk(before, typed, fresh, ''), clashes }
}
