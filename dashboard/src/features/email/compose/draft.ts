import type { EmailAttachment, EmailRecipient } from '@data1522/mocks/contract/email'

/** What is written: whom to, what about, the text and its files. */
export interface Letter {
  readonly to: readonly EmailRecipient[]
  readonly cc: readonly EmailRecipient[]
  readonly bcc: readonly EmailRecipient[]
  readonly subject: string
  readonly message: string
  readonly attachments: readonly EmailAttachment[]
  /** The mail that it answers. */
  readonly replyTo?: number
}

/** A letter as it is being written, and how far it is kept; it outlives the screen, as its window does. */
export interface Draft {
  /** Who writes it: it is shown to nobody else, and sent as nobody else. */
  readonly owner: number | undefined
  /** What it began with. */
  readonly first: Letter
  /** What stands in it now. */
  letter: Letter
  /** What of it is kept. @default nothing yet */
  saved: Letter | undefined
  /** When it goes out by itself. @default not at all: what is written on waits for its writer */
  sendAt?: string | null
  /** When it was to go out by itself as it was opened; once it is changed, it waits for its writer. */
  readonly formerSendAt?: string | null | undefined
  /** The number that it is kept under. @default none yet */
  id: number | undefined
  /** Ends with the save that is on its way. */
  saving: Promise<unknown>
}
