import type { Email } from './contract.ts'
import { createFilter } from '../../runtime/filter.ts'

interface Wanted {
  readonly filter?: string | undefined
  readonly label?: string | undefined
}

/** A test for e-mails of one folder or mark with one label; without both it is the inbox, without a filter any folder. */
export const createEmailFilter = ({ filter = '', label = '' }: Wanted) => {
  const folder = filter.trim().toLowerCase() || (label.trim() ? '' : 'inbox')
  const hasLabel = createFilter(label)
  const isInFolder = createFilter(folder)

  return (email: Email) => {
    if (label.trim() && !email.labels.some(hasLabel)) return false
    if (folder === 'trashed') return email.isDeleted
    if (email.isDeleted) return false
    return folder === 'starred' ? email.isStarred : isInFolder(email.folder)
  }
}
