import type { LiveCard } from '../live/LiveCards.tsx'

/** A card whose code can be shown. */
export type CodedCard = LiveCard & Required<Pick<LiveCard, 'code'>>

/** Whether a card's code can be shown. */
export const isCoded = (card: LiveCard): card is CodedCard => card.code !== undefined
