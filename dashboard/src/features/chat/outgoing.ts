import type { Attachment } from '../../shared/files/attachment-of.ts'

/** What shall be sent. */
export interface Letter {
  readonly text: string
  readonly attachments: readonly Attachment[]
  /** The id of the message that it answers. */
  readonly replyToId?: number
}

/** A message that is on its way, or that did not get there. */
export interface Outgoing extends Letter {
  /** The message keeps it, so that it arrives once, however often it is sent. */
  readonly key: string
  /** The conversation that it belongs to, of the person who wrote it. */
  readonly conversation: string
  readonly time: string
  readonly isFailed: boolean
  /** The status of the answer that refused it, which says why; nothing where a reload has cut it off. */
  readonly failedWith?: number | undefined
}
