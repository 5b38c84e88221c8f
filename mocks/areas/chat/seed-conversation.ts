import type { ChatAttachment } from './contract.ts'
import type { Moment } from '../../seed/moments.ts'

type Progress = 'sent' | 'delivered' | 'seen'

/** What a line has beside its words. */
interface Extras {
  readonly attachments?: readonly ChatAttachment[]
  /** What the other side feels about it. */
  readonly reactions?: readonly string[]
  /** How many lines before it the one stands that it answers. */
  readonly answers?: number
}

interface Line extends Extras {
  readonly isMine: boolean
  readonly message: string
  readonly progress: Progress
}

/** What was written in one go; its last line came at `until`. */
interface Stretch {
  readonly until: Moment
  readonly lines: readonly Line[]
}

/** A sample conversation, the oldest stretch first. */
export interface Conversation {
  readonly userId: number
  readonly stretches: readonly Stretch[]
}

/** A line of one's own. */
export const me = (message: string, progress: Progress = 'seen', extras: Extras = {}): Line => ({
  isMine: true,
  message,
  progress,
  ...extras,
})

/** A line of the contact; one that is not seen counts as unseen. */
export const them = (message: string, progress: Progress = 'seen', extras: Extras = {}): Line => ({
  isMine: false,
  message,
  progress,
  ...extras,
})
