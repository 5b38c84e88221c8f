import {
  IconAlertCircle,
  IconArchive,
  IconFile,
  IconInbox,
  IconSend,
  IconStar,
  IconTrash,
} from '@data1522/design-system/icons'
import type { EmailFilter, EmailsMeta } from '@data1522/mocks/contract/email'

/** The folders and marks in the order of the list, with their icons and the count that stands beside them. */
export const mailFolders = [
  { id: 'inbox', icon: IconInbox, count: 'inbox' },
  { id: 'sent', icon: IconSend, count: undefined },
  { id: 'draft', icon: IconFile, count: 'draft' },
  { id: 'starred', icon: IconStar, count: 'star' },
  { id: 'archive', icon: IconArchive, count: undefined },
  { id: 'spam', icon: IconAlertCircle, count: 'spam' },
  { id: 'trashed', icon: IconTrash, count: undefined },
] as const satisfies readonly { id: EmailFilter; icon: unknown; count: keyof EmailsMeta | undefined }[]
