import type { ReactNode } from 'react'
import type { IconSource } from '../../components/Icon/Icon.tsx'

/** What some feel about a message. */
export interface MessageReaction {
  emoji: string
  /** How many. */
  count: number
  /** Whether the reader is one of them. */
  isOwn: boolean
  /** Says both in words. */
  label: string
}

/** One of the messages of a `MessageList`. */
export interface ListedMessage {
  /** Which message it is. */
  id: string
  /** Who wrote it; messages of one author in a row share a face. */
  author: string
  /** The address of the author's picture. */
  avatar?: string
  /** Sets it at the end of the line, as what the reader wrote. @default false */
  isOwn?: boolean
  /** What it says; line breaks are kept, addresses of the web and of mail become links. */
  text: string
  /** When it was written, in words. */
  time: string
  /** The day that begins with it, in words. @default the same day as the message before */
  day?: string
  /** Stands in a line before it: how many are new from here on. */
  unread?: string
  /** How far it has come. @default nothing */
  state?: { icon: IconSource; label: string; tone?: 'danger' | 'primary' }
  /** A word beside its time, such as “Edited”. */
  note?: string
  /** What it answers; with the id of that message, pressing it leads there. */
  quote?: { id?: string; author: string; text: string }
  /** The files that came with it. */
  attachments?: ReactNode
  /** What people feel about it. @default none */
  reactions?: readonly MessageReaction[]
  /** What was looked for and is marked in it. */
  found?: string
  /** Why it did not get there, in a sentence below it. */
  errorMessage?: string
  /** What can be done about it at once, such as a button that sends it again. */
  action?: ReactNode
  /** Leaves out reactions, reply and menu, as while it is on its way. @default false */
  isPending?: boolean
}

/** Whether a message goes on with what its author said in the one before. */
export const continues = (message: ListedMessage, former: ListedMessage | undefined) =>
  former !== undefined &&
  former.author === message.author &&
  Boolean(former.isOwn) === Boolean(message.isOwn) &&
  message.day === undefined &&
  message.unread === undefined
