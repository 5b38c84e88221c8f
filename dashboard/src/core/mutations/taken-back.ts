type Key = string | number | undefined
interface Options {
  /** What tells the entries of a list from each other. @default their id */
  keyOf?: (entry: never) => Key
}

const idOf = ({ id }: { id?: Key }) => id
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values say the same; a field that is not there is one without a value. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other)
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSame(one[key], other[key]),
  )
}

/**
 * What is there now, with one change taken back: the one that made `after` of `before`. What that change did not touch,
 * and what was changed again since, stays as it is.
 */
export function takenBack<Value>(before: Value, after: Value, now: Value, options: Options = {}): Value {
  const { keyOf = idOf } = options
  const back = (was: unknown, became: unknown, is: unknown): unknown => {
    if (isSame(was, became)) return is
    if (isRecord(was) && isRecord(became) && isRecord(is))
      return Object.fromEntries(
        [...new Set([...Object.keys(is), ...Object.keys(was)])]
          .map((key) => [key, back(was[key], became[key], is[key])] as const)
          .filter(([, value]) => value !== undefined),
      )
    if (Array.isArray(was) && Array.isArray(became) && Array.isArray(is)) return backIn(was, became, is)
    return isSame(became, is) ? was : is
  }
  /** A list by its entries; one whose entries cannot be told apart is one value. */
  const backIn = (was: unknown[], became: unknown[], is: unknown[]): unknown[] => {
    const key = (entry: unknown) => (isRecord(entry) ? keyOf(entry as never) : (entry as Key))
    const find = (list: unknown[], wanted: Key) => list.find((entry) => key(entry) === wanted)
    if ([...was, ...became, ...is].some((entry) => key(entry) === undefined))
      return isSame(became, is) ? was : is
    if (isSame(became.map(key), is.map(key)))
      return was.map((entry) => back(entry, find(became, key(entry)) ?? entry, find(is, key(entry)) ?? entry))
    const kept = is
      .filter((entry) => find(was, key(entry)) !== undefined || find(became, key(entry)) === undefined)
      .map((entry) => {
        const old = find(was, key(entry))
        const made = find(became, key(entry))
        return old !== undefined && made !== undefined ? back(old, made, entry) : entry
      })
    return was.reduce<unknown[]>((list, entry, place) => {
      const wasTaken = find(became, key(entry)) === undefined && find(list, key(entry)) === undefined
      return wasTaken ? list.toSpliced(place, 0, entry) : list
    }, kept)
  }
  return back(before, after, now) as Value
}

/** Some fields of a record. */
export const fieldsOf = <Whole extends object, Part extends object>(whole: Whole, part: Part) =>
  Object.fromEntries(Object.keys(part).map((name) => [name, whole[name as never]])) as Part

/** Those of some records that still are as a change left them; what cannot be read is not. */
export async function stillSo<Row, Now>(
  rows: readonly Row[],
  read: (row: Row) => Promise<Now>,
  isSo: (now: Now, row: Row) => boolean,
): Promise<Row[]> {
  const found = await Promise.allSettled(rows.map(read))
  return rows.filter((row, index) => {
    const answer = found[index]!
    return answer.status === 'fulfilled' && isSo(answer.value, row)
  })
}
