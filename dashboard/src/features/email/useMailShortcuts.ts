import { toasts } from '@data1522/design-system/toasts'
import type { EmailRow } from '@data1522/mocks/contract/email'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import { useShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { mailboxHref } from '../../entities/email/email-href.ts'
import type { ReplyKind } from './compose/reply.ts'
import { canMove, type MailActions } from './useMailActions.ts'
import type { MailboxState } from './useMailbox.ts'

interface MailKeysOptions {
  mailbox: MailboxState
  actions: MailActions
  search: RefObject<HTMLInputElement | null>
  onOpen: (id: string) => void
  onReply: (kind: ReplyKind, row: EmailRow) => void
  onCompose: () => void
}

/** The keys of mail, as people know them; they are for those that are chosen, else for the one that is open or has the focus. */
export function useMailShortcuts({ mailbox, actions, search, onOpen, onReply, onCompose }: MailKeysOptions) {
  const text = useText()
  const navigate = useNavigate()
  const { ids, openId, currentId, selected, set } = mailbox
  const at = openId ?? currentId
  const current = at ? mailbox.mailOf(at) : undefined
  const chosen = selected.length > 0 ? selected : current ? [current] : []

  const step = (by: number) => {
    const index = at === undefined ? -1 : ids.indexOf(at)
    const next = ids[Math.min(ids.length - 1, Math.max(0, index + by))]
    if (!next) return
    mailbox.setCurrent(next)
    if (openId) onOpen(next)
  }
  const move = (folder: 'archive' | 'spam') => {
    if (chosen.some((email) => canMove(email, folder))) actions[folder](chosen)
    else if (chosen.length > 0)
      toasts.show({ title: () => text('email.nothingToMove', { folder: text(`email.folder.${folder}`) }) })
  }
  /** What is chosen has the place of the search. */
  const goToSearch = () => {
    if (!search.current) flushSync(() => mailbox.select(new Set()))
    search.current?.focus()
  }
  const reply = (kind: ReplyKind) => {
    if (current) onReply(kind, current)
  }
  const keys = (id: Parameters<typeof label>[0], pressed: string[], run: () => void) => ({
    id,
    label: label(id),
    keys: pressed,
    run,
  })
  function label(
    id:
      | 'next'
      | 'previous'
      | 'open'
      | 'list'
      | 'archive'
      | 'trash'
      | 'star'
      | 'reply'
      | 'replyAll'
      | 'forward'
      | 'compose'
      | 'search'
      | 'choose'
      | 'inbox'
      | 'sent'
      | 'draft'
      | 'trashed'
      | 'spam',
  ) {
    return text(`email.key.${id}`)
  }
  useShortcuts([
    keys('next', ['j'], () => step(1)),
    keys('previous', ['k'], () => step(-1)),
    keys('open', ['o'], () => at && onOpen(at)),
    keys('list', ['u'], () => set({ mail: 0 })),
    keys('archive', ['e'], () => move('archive')),
    keys('trash', ['#'], () => actions.trash(chosen)),
    keys('spam', ['!'], () => move('spam')),
    keys('star', ['s'], () =>
      actions.star(
        chosen,
        chosen.some(({ isStarred }) => !isStarred),
      ),
    ),
    keys('reply', ['r'], () => reply('reply')),
    keys('replyAll', ['a'], () => reply('replyAll')),
    keys('forward', ['f'], () => reply('forward')),
    keys('compose', ['c'], onCompose),
    keys('search', ['/'], goToSearch),
    keys('choose', ['x'], () => {
      if (!at) return
      const next = new Set(mailbox.selectedIds)
      if (!next.delete(at)) next.add(at)
      mailbox.select(next)
    }),
    keys('inbox', ['g', 'i'], () => void navigate(mailboxHref({ filter: 'inbox' }))),
    keys('sent', ['g', 's'], () => void navigate(mailboxHref({ filter: 'sent' }))),
    keys('draft', ['g', 'd'], () => void navigate(mailboxHref({ filter: 'draft' }))),
    keys('trashed', ['g', 't'], () => void navigate(mailboxHref({ filter: 'trashed' }))),
  ])
}
