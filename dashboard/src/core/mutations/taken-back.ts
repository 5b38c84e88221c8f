type Key = string | number | undefined
interface Options {
  /** What tells the entries of a list from each other. @default their id */
  keyOf?: (entry: never) => Key
  /** Lets the change win over what was changed again since. @default false */
  isStronger?: boolean
}

const idOf = ({ id }: { id?: Key }) => id
/** An entry beside others, one of which may have come under its number. */
const besides = (entry: unknown, list: readonly unknown[]) =>
  isRecord(entry) && typeof entry.id === 'number'
    ? { ...entry, id: Math.max(...list.map((one) => Number((one as { id?: Key }).id ?? 0))) + 1 }
    : undefined
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
  const { keyOf = idOf, isStronger = false } = options
  const back = (was: unknown, became: unknown, is: unknown): unknown => {
    if (isSame(was, became)) return is
    if (isRecord(was) && isRecord(became) && isRecord(is))
      return Object.fromEntries(
        [...new Set([...Object.keys(is), ...Object.keys(was)])]
          .map((key) => [key, back(was[key], became[key], is[key])] as const)
          .filter(([, value]) => value !== undefined),
      )
    if (Array.isArray(was) && Array.isArray(became) && Array.isArray(is)) return backIn(was, became, is)
    return isStronger || isSame(became, is) ? was : is
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
    if (![was, became, is].every(areKnown)) return isStronger || isSame(became, is) ? was : is
    const find = (list: unknown[], wanted: Key) => list.find((entry) => key(entry) === wanted)
    const has = (list: unknown[], entry: unknown) => find(list, key(entry)) !== undefined

    const stayed = was.filter((entry) => has(became, entry) && has(is, entry))
    const orderOf = (list: unknown[]) => list.filter((entry) => has(stayed, entry)).map(key)
    // An order that somebody gave it since stays.
    const isOwn =
      isSame(orderOf(became), orderOf(is)) || (isStronger && !isSame(orderOf(was), orderOf(became)))
    const order = isOwn ? stayed.map(key) : orderOf(is)
    const kept = is
      .filter((entry) => has(was, entry) || !has(became, entry))
      .map((entry) => {
        if (!has(stayed, entry)) return entry
        const wanted = order.shift()
        return back(find(was, wanted), find(became, wanted), find(is, wanted))
      })
    return was.reduce<unknown[]>((list, entry, place) => {
      if (has(became, entry)) return list
      const isTaken = has(list, entry)
      const added = isTaken ? isStronger && besides(entry, list) : entry
      if (isTaken && !added) return list
      const former = was.slice(0, place).findLast((one) => has(list, one))
      const at = list.findIndex((one) => former !== undefined && key(one) === key(former))
      return list.toSpliced(at + 1, 0, added)
    }, kept)
  }
  return back(before, after, now) as Value
}

/**
 * What is there now, with a change carried over: the one that made `after` of `before`, a copy that may be old by now.
 * What that change did not touch stays as it is.
 */
export const carriedOver = <Value>(before: Value, after: Value, now: Value, options: Options = {}): Value =>
  takenBack(after, before, now, { ...options, isStronger: true })

/** What is to be sent for that: the fields that are another than now. */
export function toSend<Fields extends object>(
  before: Fields,
  after: Fields,
  now: Fields,
  options: Options = {},
): Partial<Fields> {
  const wanted = carriedOver(before, after, now, options)
  const names = (Object.keys(now) as (keyof Fields)[]).filter((name) => !isSame(wanted[name], now[name]))
  return Object.fromEntries(names.map((name) => [name, wanted[name]])) as Partial<Fields>
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
