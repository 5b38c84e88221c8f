import type { Email, EmailFolder, EmailsMeta } from './contract.ts'

/** The counts beside the folders; the trash counts nowhere. */
export const countEmails = (emails: readonly Email[]): EmailsMeta => {
  const kept = emails.filter(({ isDeleted }) => !isDeleted)
  const unreadIn = (folder: EmailFolder) =>
    kept.filter((email) => email.folder === folder && !email.isRead).length
  return {
    inbox: unreadIn('inbox'),
    draft: kept.filter(({ folder }) => folder === 'draft').length,
    spam: unreadIn('spam'),
    star: kept.filter(({ isStarred }) => isStarred).length,
  }
}
