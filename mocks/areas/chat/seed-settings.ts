import type { ContactSettings } from './collection.ts'

/** What is set for a contact for whom nobody has set anything. */
export const UNSET = { isPinned: false, isMuted: false, isBlocked: false } as const

/** The warehouse lead is pinned, the glass trades are muted. */
export const seedContactSettings = (): ContactSettings => ({
  12: { ...UNSET, isPinned: true },
  20: { ...UNSET, isMuted: true },
})
