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
    const key = (entry: unknown) => {
      if (Array.isArray(entry)) return undefined
      return isRecord(entry) ? keyOf(entry as never) : (entry as Key)
    }
    const areKnown = (list: unknown[]) => {
      const keys = list.map(key)
      return !keys.includes(undefined) && new Set(keys).size === keys.length
    }
    if (![was, became, is].every(areKnown)) return isSame(became, is) ? was : is
    const find = (list: unknown[], wanted: Key) => list.find((entry) => key(entry) === wanted)
    const has = (list: unknown[], entry: unknown) => find(list, key(entry)) !== undefined

    const stayed = was.filter((entry) => has(became, entry) && has(is, entry))
    const orderOf = (list: unknown[]) => list.filter((entry) => has(stayed, entry)).map(key)
    // An order that somebody gave it since stays.
    const order = isSame(orderOf(became), orderOf(is)) ? stayed.map(key) : orderOf(is)
    const kept = is
      .filter((entry) => has(was, entry) || !has(became, entry))
      .map((entry) => {
        if (!has(stayed, entry)) return entry
        const wanted = order.shift()
        return back(find(was, wanted), find(became, wanted), find(is, wanted))
      })
    return was.reduce<unknown[]>((list, entry, place) => {
      if (has(became, entry) || has(list, entry)) return list
      const former = was.slice(0, place).findLast((one) => has(list, one))
      const at = list.findIndex((one) => former !== undefined && key(one) === key(former))
      return list.toSpliced(at + 1, 0, entry)
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
