/** What somebody typed and did not send. */
export interface Draft {
  /** When, in ms since 1970. */
  readonly at: number
  readonly values: Record<string, unknown>
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Draft).at === 'number' &&
  typeof (value as Draft).values === 'object' &&
  (value as Draft).values !== null

/** The draft kept under a key, or none: a store that is shut or spoilt keeps nobody from the form. */
export function readDraft(key: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps what was typed, but for the fields that must not be kept, such as passwords; says whether there was room. */
export function keepDraft(key: string, values: object, without: readonly string[]) {
  const kept = Object.entries(values).filter(([name]) => !without.includes(name))
  const draft: Draft = { at: Date.now(), values: Object.fromEntries(kept) }
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    // Without room for a draft the form works all the same.
    return false
  }
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
const isLike = (value: unknown, model: unknown): boolean => {
  if (model === null || value === null) return typeof value !== 'object' || value === null
  if (kindOf(value) !== kindOf(model)) return false
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string' || isLike(one, (model as unknown[])[0]))
  if (typeof model !== 'object') return true
  return Object.entries(model as object).every(([name, part]) =>
    isLike((value as Record<string, unknown>)[name], part),
  )
}

/** What a form can take of a draft: the fields that it has, where they hold what it holds. */
export const fitting = (values: Draft['values'], model: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in model && isLike(value, model[name])),
  )

export function dropDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}
