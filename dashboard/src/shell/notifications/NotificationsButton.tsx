import { IconBell } from '@data1522/design-system/icons'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { PanelButton } from '../header/PanelButton.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { lazyOrNothing } from '../../core/lazy-or-nothing.ts'
import { useBrowserPermission } from '../../core/notices/useBrowserPermission.ts'
import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { isNotificationsOpenAtom } from './is-open.ts'
import { type Notification, notificationsQuery } from './queries.ts'

/** By then the screen has asked for what it shows, which this may not delay; a picture would not wait for it. */
const delay = import.meta.env.STORYBOOK ? 0 : 1000

const panel = lazyScreen(() => import('./NotificationsPanel.tsx'), 'NotificationsPanel')
const BrowserNotices = lazyOrNothing(async () => (await import('./BrowserNotices.tsx')).BrowserNotices)
const countUnread = (rows: readonly Notification[]) => rows.filter(({ isRead }) => !isRead).length

/** Tells how much is new, and opens the list of it. */
export function NotificationsButton({ personId }: { personId: number }) {
  const text = useText()
  const [isOpen, onOpenChange] = useAtom(isNotificationsOpenAtom)
  const [enabled, setEnabled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setEnabled, delay, true)
    return () => clearTimeout(timer)
  }, [])
  const { data: count = 0 } = useQuery({ ...notificationsQuery(personId), enabled, select: countUnread })
  const title = text('shell.notifications')
  const { permission } = useBrowserPermission()
  return (
    <>
      <PanelButton
        tourName="notifications"
        icon={IconBell}
        title={title}
        badge={{ count, label: text('shell.unread', { count }) }}
        onPrefetch={panel.prefetch}
        size="large"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        content={() => <panel.Component />}
      />
      {enabled && permission === 'granted' && (
        <Suspense>
          <BrowserNotices personId={personId} />
        </Suspense>
      )}
    </>
  )
}
