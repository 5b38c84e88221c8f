/** Whether a value is a group of others. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The values of a form as they are now; files and dates stay what they are. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copyOf(one)])) as T
}

/** Whether two values of a form are the same to who fills it in. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  if (!isPlain(one) || !isPlain(other)) return Object.is(one, other)
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isSame(one[name], other[name]),
  )
}
