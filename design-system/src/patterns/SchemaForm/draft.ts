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

/** Keeps what was typed; says whether there was room. */
export function keepDraft(key: string, values: Draft['values']) {
  const draft: Draft = { at: Date.now(), values }
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    // Without room for a draft the form works all the same.
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
