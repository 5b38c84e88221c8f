import { List } from '@data1522/design-system/List'
import { ListSection } from '@data1522/design-system/ListSection'
import { ScrollArea } from '@data1522/design-system/ScrollArea'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { zoneAtom } from '../../core/i18n/zone.ts'
import { useText } from '../../core/i18n/useText.ts'
import { byDay } from './by-day.ts'
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

/** The rows, by the days on which they came; where one leaves that has the focus, its neighbour takes it, on the same control. */
export function NotificationList({
  rows,
  now,
  isUnreadOnly,
  onMark,
  onRemove,
  onLastGone,
}: NotificationListProps) {
  const text = useText()
  const { formatDate } = useIntl()
  const timeZone = useAtomValue(zoneAtom)
  const elements = useRef(new Map<number, HTMLLIElement>())
  const controlsOf = (id: number | undefined) => [
    ...(elements.current.get(id ?? 0)?.querySelectorAll<HTMLElement>('a, button') ?? []),
  ]
  const passFocusOn = (row: Notification) => {
    const index = rows.indexOf(row)
    const at = controlsOf(row.id).findIndex((control) => control === document.activeElement)
    if (at < 0) return
    const next = controlsOf((rows[index + 1] ?? rows[index - 1])?.id)[at]
    if (next) next.focus()
    else onLastGone()
  }
  return (
    <ScrollArea label={text('shell.notifications')} maxHeight={440}>
      <List aria-label={text('shell.notifications')}>
        {byDay(rows, now, timeZone).map((day) => (
          <ListSection
            key={day.date}
            title={
              day.name
                ? text(`notifications.${day.name}`)
                : formatDate(day.date, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
            }
          >
            {day.rows.map((row) => (
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
                  if (isUnreadOnly && isRead) passFocusOn(row)
                  onMark(row, isRead)
                }}
                onRemove={() => {
                  passFocusOn(row)
                  onRemove(row)
                }}
              />
            ))}
          </ListSection>
        ))}
      </List>
    </ScrollArea>
  )
}
