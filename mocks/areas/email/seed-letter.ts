import type { EmailAttachment, EmailFolder, EmailLabel } from './contract.ts'
import type { Moment } from '../../seed/moments.ts'
import { picture } from '../../seed/pictures.ts'

/** A user by its id, whoever reads the mail, or someone from outside. */
export type Correspondent =
  | number
  | 'me'
  | { readonly name: string; readonly address: string; readonly avatar: string }

/** A sample e-mail; what is not said is nothing, a letter read and kept, to `me`. */
export interface Letter {
  readonly from: Correspondent
  readonly to?: readonly Correspondent[]
  readonly cc?: readonly Correspondent[]
  readonly bcc?: readonly Correspondent[]
  readonly subject: string
  readonly at: Moment
  readonly message: string
  readonly labels?: readonly EmailLabel[]
  readonly attachments?: readonly EmailAttachment[]
  readonly marks?: readonly ('unread' | 'starred' | 'deleted')[]
  readonly replies?: readonly Omit<Letter, 'subject' | 'labels' | 'marks' | 'replies'>[]
}

/** Letters of one folder. */
export interface Pile {
  readonly folder: EmailFolder
  readonly letters: readonly Letter[]
}

type FileKind = 'pdf' | 'document' | 'sheet' | 'archive' | 'image'

/** A file that comes with a letter. */
export const file = (kind: FileKind, fileName: string, size: `${number}${'kb' | 'mb'}`): EmailAttachment => ({
  fileName,
  thumbnail: picture(`files/${kind}`),
  url: picture(`files/${kind}`),
  size,
})
