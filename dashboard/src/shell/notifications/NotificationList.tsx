import { List } from '@data1522/design-system/List'
import { ScrollArea } from '@data1522/design-system/ScrollArea'
import { useRef } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { NotificationRow } from './NotificationRow.tsx'
import type { Notification } from './queries.ts'

interface NotificationListProps {
  rows: readonly Notification[]
  now: number
  /** Whether a row leaves the list when it has been read. */
  isUnreadOnly: boolean
  onMark: (notification: Notification, isRead: boolean) => void
  onRemove: (notification: Notification) => void
  /** Called when a row leaves that had the focus, and no other is there to take it. */
  onLastGone: () => void
}

/** The rows; where one leaves that has the focus, its neighbour takes it, on the same control. */
export function NotificationList({
  rows,
  now,
  isUnreadOnly,
  onMark,
  onRemove,
  onLastGone,
}: NotificationListProps) {
  const text = useText()
  const elements = useRef(new Map<number, HTMLLIElement>())
  const controlsOf = (id: number | undefined) => [
    ...(elements.current.get(id ?? 0)?.querySelectorAll<HTMLElement>('a, button') ?? []),
  ]
  const passFocusOn = (index: number) => {
    const at = controlsOf(rows[index]!.id).findIndex((control) => control === document.activeElement)
    if (at < 0) return
    const next = controlsOf((rows[index + 1] ?? rows[index - 1])?.id)[at]
    if (next) next.focus()
    else onLastGone()
  }
  return (
    <ScrollArea label={text('shell.notifications')} maxHeight={440}>
      <List aria-label={text('shell.notifications')}>
        {rows.map((row, index) => (
          <NotificationRow
            key={row.id}
            ref={(element) => {
              if (!element) return
              elements.current.set(row.id, element)
              return () => void elements.current.delete(row.id)
            }}
            notification={row}
            now={now}
            onMark={(isRead) => {
              if (isUnreadOnly && isRead) passFocusOn(index)
              onMark(row, isRead)
            }}
            onRemove={() => {
              passFocusOn(index)
              onRemove(row)
            }}
          />
        ))}
      </List>
    </ScrollArea>
  )
}
