import { personKey } from '../../core/storage/person-key.ts'

/** What is kept of a person's tour: that it was offered, that it ended, or `at` and the step that it has come to; or nothing. */
type Kept = 'offered' | 'finished' | 'skipped' | `at-${number}` | 'nothing'

const key = () => personKey('tour')

/** Keeps how far the tour of whoever is signed in has come; where nothing can be kept, nothing is. */
export function keepTour(kept: Kept) {
  try {
    if (kept === 'nothing') localStorage.removeItem(key())
    else localStorage.setItem(key(), kept)
  } catch {
    // It is not offered there either.
  }
}

/** The step that can be offered to whoever is signed in: the first one, or where they left. Nothing, where it was. */
export function offeredStep(): number | undefined {
  try {
    const kept = localStorage.getItem(key())
    if (kept === null) return 0
    const left = /^at-(\d+)$/.exec(kept)
    return left ? Number(left[1]) : undefined
  } catch {
    return undefined
  }
}
