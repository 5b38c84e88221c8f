import { EmptyState } from '@data1522/design-system/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { LoadFailure } from '../../shared/errors/LoadFailure.tsx'
import { ClosingLinks } from '../header/ClosingLinks.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { NotificationsBody } from './NotificationsBody.tsx'
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx'
import { isNotificationsOpenAtom } from './is-open.ts'
import { notificationsQuery } from './queries.ts'

/** All that the person has been told. */
export function NotificationsPanel() {
  const setOpen = useSetAtom(isNotificationsOpenAtom)
  const close = useCallback(() => setOpen(false), [setOpen])
  return (
    <ClosingLinks onClose={close}>
      <Content />
    </ClosingLinks>
  )
}

/** The list, or why there is none. */
function Content() {
  const text = useText()
  const personId = useAtomValue(sessionAtom)?.userData.id ?? 0
  const query = useQuery(notificationsQuery(personId))
  const { data, dataUpdatedAt, isError } = query
  if (data && data.length > 0)
    return <NotificationsBody personId={personId} rows={data} now={dataUpdatedAt} />
  if (data)
    return (
      <EmptyState title={text('notifications.empty')} size="small" level={3}>
        {text('notifications.emptyText')}
      </EmptyState>
    )
  if (isError)
    return <LoadFailure query={query} title={text('notifications.loadFailed')} size="small" level={3} />
  return <NotificationsSkeleton />
}
