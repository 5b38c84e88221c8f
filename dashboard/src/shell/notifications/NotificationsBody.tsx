import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Inline } from '@data1522/design-system/Inline'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { Stack } from '@data1522/design-system/Stack'
import { useRef, useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { NotificationList } from './NotificationList.tsx'
import type { Notification } from './queries.ts'
import { useNotificationChanges } from './useNotificationChanges.ts'

const filters = ['all', 'unread'] as const

interface NotificationsBodyProps {
  personId: number
  rows: readonly Notification[]
  now: number
}

/** The list with what is done to all of it. */
export function NotificationsBody({ personId, rows, now }: NotificationsBodyProps) {
  const text = useText()
  const filterRef = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState<(typeof filters)[number]>('all')
  const { mark, remove } = useNotificationChanges(personId)
  const unread = rows.filter(({ isRead }) => !isRead)
  const hasUnread = unread.length > 0
  const shown = filter === 'unread' ? unread : rows
  const markAll = () =>
    void mark(
      (hasUnread ? unread : rows).map(({ id }) => id),
      hasUnread,
    )
  return (
    <Stack gap={8}>
      <Box paddingInline={12}>
        <Inline justify="between">
          <SegmentedControl
            ref={filterRef}
            label={text('notifications.show')}
            isLabelHidden
            size="small"
            options={filters.map((id) => ({ id, label: text(`notifications.${id}`) }))}
            value={filter}
            onChange={setFilter}
          />
          <Button size="small" variant="plain" onPress={markAll}>
            {text(hasUnread ? 'notifications.markAllRead' : 'notifications.markAllUnread')}
          </Button>
        </Inline>
      </Box>
      {shown.length === 0 ? (
        <EmptyState
          title={text('notifications.emptyUnread')}
          illustration={null}
          size="small"
          level={3}
          actions={
            <Button size="small" onPress={() => setFilter('all')}>
              {text('notifications.showAll')}
            </Button>
          }
        >
          {text('notifications.emptyUnreadText')}
        </EmptyState>
      ) : (
        <NotificationList
          rows={shown}
          now={now}
          isUnreadOnly={filter === 'unread'}
          onMark={({ id }, isRead) => void mark([id], isRead)}
          onRemove={({ id }) => void remove(id)}
          onLastGone={() => filterRef.current?.focus()}
        />
      )}
    </Stack>
  )
}
