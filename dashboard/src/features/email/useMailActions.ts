import type { EmailRow, EmptiedEmailPlace } from '@data1522/mocks/contract/email'
import { useEmailChanges } from '../../entities/email/useEmailChanges.ts'
import type { MailboxState } from './useMailbox.ts'

/** Whether a mail is of one's own writing: a draft that went to another folder could never be sent. */
export const isOwnMail = ({ folder }: EmailRow) => folder === 'sent' || folder === 'draft'

/** Whether a mail can be moved to a folder: it is from somebody else, and is not there already. */
export const canMove = (email: EmailRow, folder: 'inbox' | 'archive' | 'spam') =>
  !isOwnMail(email) && (email.folder !== folder || email.isDeleted)

/** What can be done with mails of the mailbox, where they go out of sight and the next one comes. */
export function useMailActions(mailbox: MailboxState) {
  'use memo'
  const changes = useEmailChanges()
  const { filter } = mailbox.scope
  const { ids, openId, set } = mailbox

  /** Leaves mails that go away: the next one is opened where one of them was, and the keys go on from there. */
  const leave = (emails: readonly EmailRow[]) => {
    const gone = new Set(emails.map(({ id }) => String(id)))
    mailbox.select(new Set([...mailbox.selectedIds].filter((id) => !gone.has(id))))
    const from = ids.findIndex((id) => gone.has(id))
    // A search may hide those that go: then no other one stands in their place.
    const next =
      from < 0
        ? undefined
        : (ids.slice(from).find((id) => !gone.has(id)) ?? ids.slice(0, from).findLast((id) => !gone.has(id)))
    if (next) mailbox.setCurrent(next)
    if (openId && gone.has(openId)) set({ mail: Number(next ?? 0) }, { isReplacing: true })
  }
  const leaving = (act: (emails: readonly EmailRow[]) => unknown) => (emails: readonly EmailRow[]) => {
    if (emails.length === 0) return
    leave(emails)
    void act(emails)
  }
  const moving = (folder: 'inbox' | 'archive' | 'spam') => {
    const move = leaving((emails) => changes.move(emails, folder))
    return (emails: readonly EmailRow[]) => move(emails.filter((email) => canMove(email, folder)))
  }
  return {
    isTrash: filter === 'trashed',
    trash: leaving(filter === 'trashed' ? changes.deleteForever : changes.trash),
    restore: leaving(changes.restore),
    empty: (place: EmptiedEmailPlace) => {
      mailbox.select(new Set())
      if (openId) set({ mail: 0 }, { isReplacing: true })
      void changes.empty(place)
    },
    archive: moving('archive'),
    spam: moving('spam'),
    toInbox: moving('inbox'),
    /** A mail that is marked as unread while it is open is closed, or it would be read at once. */
    setRead: (emails: readonly EmailRow[], isRead: boolean) => {
      if (!isRead && emails.some(({ id }) => String(id) === openId)) set({ mail: 0 }, { isReplacing: true })
      void changes.setRead(emails, isRead)
    },
    open: (email: EmailRow) => void changes.setRead([email], true, true),
    star: (emails: readonly EmailRow[], isStarred: boolean) => void changes.setStarred(emails, isStarred),
    label: (emails: readonly EmailRow[], key: string, name: string, isOn: boolean) =>
      void changes.label(emails, key, name, isOn),
  }
}

export type MailActions = ReturnType<typeof useMailActions>
