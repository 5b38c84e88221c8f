import type { IconSource } from '../../components/Icon/Icon.tsx'
import type { Tone } from '../../tokens/ramps.ts'

/** What a row of a list of mails shows. */
export interface MailRow {
  /** Whom it is from, or to whom it goes. */
  name: string
  /** The address of their picture; initials stand in while it loads and when it fails. */
  avatar?: string
  subject: string
  /** How its text begins. */
  preview?: string
  /** When it came, as it is written. */
  time: string
  /** The address that opens it. */
  href: string
  isUnread?: boolean
  isStarred?: boolean
  hasAttachments?: boolean
  /** How many messages the thread has, as it is written. @default no count */
  count?: string
  /** A word before the subject, such as “Draft”. @default none */
  note?: string
  /** Its labels, each a dot of its tone. @default none */
  labels?: readonly MailRowLabel[]
  /** The ids of the actions of the list that it does not offer. @default it offers all */
  lacks?: readonly string[]
}

/** A label on a row. */
export interface MailRowLabel {
  id: string
  name: string
  tone: Tone
}

/** What a row offers while the pointer or the focus is on it. */
export interface MailRowAction {
  id: string
  label: string
  icon: IconSource
}
