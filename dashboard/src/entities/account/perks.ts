/** What each plan holds, in three lines. */
export const perks = ['seats', 'storage', 'help'] as const
