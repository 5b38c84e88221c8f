export type Expand = (typeof import('./expand.ts'))['expand']

let known: Expand | undefined

/** What repeats events, where it was fetched before. */
export const knownExpand = () => known

/** Fetches what repeats events. */
export const fetchExpand = async (): Promise<Expand> => (known ??= (await import('./expand.ts')).expand)
