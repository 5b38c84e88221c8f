/** What somebody typed and did not send. */
export interface Draft {
  /** When, in ms since 1970. */
  readonly at: number
  readonly values: Record<string, unknown>
  /** What the same fields held at first. */
  readonly before?: Record<string, unknown>
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

const isAlike = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** A draft without the fields that hold something else at first by now; nothing where none is left. */
export function withoutOutdated({ before, ...draft }: Draft, firsts: object): Draft | undefined {
  if (!before) return draft
  const now = firsts as Record<string, unknown>
  const kept = Object.entries(draft.values).filter(([name]) => isAlike(before[name], now[name]))
  return kept.length > 0 ? { ...draft, values: Object.fromEntries(kept) } : undefined
}

/** Keeps what was typed, and what the fields held at first; says whether there was room, and keeps nothing older where not. */
export function keepDraft(key: string, values: Draft['values'], firsts: object) {
  const before = Object.entries(firsts).filter(([name]) => name in values)
  const draft: Draft = { at: Date.now(), values, before: Object.fromEntries(before) }
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    // Without room for a draft the form works all the same.
    dropDraft(key)
    return false
  }
}

export function dropDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}
