import { Button } from '@data1522/design-system/Button'
import { EmptyState } from '@data1522/design-system/EmptyState'
import {
  IconAlertCircle,
  IconArchive,
  IconArrowBackUp,
  IconMailOpened,
  IconTrash,
} from '@data1522/design-system/icons'
import { MailList } from '@data1522/design-system/MailList'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Box } from '@data1522/design-system/Box'
import { Stack } from '@data1522/design-system/Stack'
import { useLocation } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { canMove, isOwnMail, type MailActions } from '../useMailActions.ts'
import type { MailboxState } from '../useMailbox.ts'
import { useLabels } from '../useLabels.ts'
import { useMailTime } from '../useMailTime.ts'

interface MailRowsProps {
  mailbox: MailboxState
  actions: MailActions
  title: string
}

const folders = ['archive', 'spam'] as const

/** The mails of the folder, or why there are none. */
export function MailRows({ mailbox, actions, title }: MailRowsProps) {
  'use memo'
  const text = useText()
  const { number, dayAndTime } = useFormats()
  const timeOf = useMailTime()
  const { of } = useLabels()
  const { pathname } = useLocation()
  const { query, ids, q, scope } = mailbox
  if ((query.isPending && !query.data) || (ids.length === 0 && mailbox.isSearching))
    return (
      <Box padding={16}>
        <Stack gap={24}>
          {Array.from({ length: 7 }, (_, index) => (
            <Skeleton key={index} lines={3} />
          ))}
        </Stack>
      </Box>
    )
  if (query.isError && !query.data)
    return <LoadFailure query={query} title={text('email.loadFailed')} size="small" />
  if (ids.length === 0 && mailbox.failedOlder)
    return <LoadFailure query={mailbox.failedOlder} title={text('email.olderFailed')} size="small" />
  if (ids.length === 0 && mailbox.failedSearch)
    return <LoadFailure query={mailbox.failedSearch} title={text('email.searchFailed')} size="small" />
  if (ids.length === 0)
    return q.trim() ? (
      <EmptyState
        illustration="search"
        size="small"
        title={text('email.nothingFound')}
        actions={<Button onPress={() => mailbox.set({ q: '' })}>{text('email.clearSearch')}</Button>}
      >
        {text('email.nothingFoundHint')}
      </EmptyState>
    ) : (
      <EmptyState size="small" title={text('email.nothingHere')}>
        {text(scope.filter === 'inbox' ? 'email.inboxDone' : 'email.nothingHereHint')}
      </EmptyState>
    )

  const hrefOf = (id: string) => {
    const search = new URLSearchParams(mailbox.q ? { q: mailbox.q } : {})
    search.set('mail', id)
    return `${pathname}?${search}`
  }
  const rowOf = (id: string) => {
    const email = mailbox.mailOf(id)!
    const people = isOwnMail(email)
      ? email.to.map(({ name }) => name).join(text('email.comma'))
      : email.from.name
    const note =
      email.folder === 'draft'
        ? email.sendAt && !email.isDeleted
          ? text('email.sendsAt', { time: dayAndTime(email.sendAt) })
          : text('email.draftNote')
        : undefined
    return {
      name: people || text('email.noRecipients'),
      avatar: isOwnMail(email) ? undefined : email.from.avatar,
      subject: email.subject || text('email.noSubject'),
      preview: email.excerpt,
      time: timeOf(email.time),
      href: hrefOf(id),
      isUnread: !email.isRead,
      isStarred: email.isStarred,
      hasAttachments: email.hasAttachments,
      count: email.replyCount > 0 ? number(email.replyCount + 1) : undefined,
      labels: of(email.labels).map(({ key, name, tone }) => ({ id: key, name, tone })),
      note,
      lacks: folders.filter((folder) => !canMove(email, folder)),
    }
  }
  const first = actions.isTrash
    ? { id: 'restore', label: text('email.restore'), icon: IconArrowBackUp }
    : { id: 'archive', label: text('email.archive'), icon: IconArchive }
  return (
    <MailList
      key={mailbox.scopeKey}
      label={title}
      ids={ids}
      rowOf={rowOf}
      openId={mailbox.openId}
      currentId={mailbox.currentId}
      onCurrentChange={mailbox.setCurrent}
      selectedIds={mailbox.selectedIds}
      onSelectionChange={mailbox.select}
      onStarChange={(id, isStarred) => actions.star([mailbox.mailOf(id)!], isStarred)}
      actions={[
        first,
        {
          id: 'trash',
          label: text(actions.isTrash ? 'email.deleteForever' : 'email.trash'),
          icon: IconTrash,
        },
        { id: 'read', label: text('email.toggleRead'), icon: IconMailOpened },
        ...(actions.isTrash ? [] : [{ id: 'spam', label: text('email.spam'), icon: IconAlertCircle }]),
      ]}
      onAction={(action, id) => {
        const email = mailbox.mailOf(id)!
        if (action === 'archive') actions.archive([email])
        if (action === 'restore') actions.restore([email])
        if (action === 'trash') actions.trash([email])
        if (action === 'read') actions.setRead([email], !email.isRead)
        if (action === 'spam') actions.spam([email])
      }}
    />
  )
}
