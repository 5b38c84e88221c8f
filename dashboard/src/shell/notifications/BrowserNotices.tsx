import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import { onNoticePress, showNotice } from '../../core/notices/show-notice.ts'
import { accountSettingsQuery } from '../../entities/account/queries.ts'
import { placeOf, wordsOf } from './kinds.ts'
import { type Notification, notificationsQuery } from './queries.ts'
import { takeUntold } from './untold.ts'

const MINUTE = 60_000

/** Tells what is new by the browser, which has allowed it, while the product is open: once, in whichever tab. */
export function BrowserNotices({ personId }: { personId: number }) {
  const text = useText()
  const formats = useFormats()
  const navigate = useNavigate()
  const go = useEffectEvent((href: string) => void navigate(href))
  useEffect(() => onNoticePress((href) => go(href)), [])
  const [since] = useState(() => new Date().toISOString())
  const { data: rows } = useQuery({
    ...notificationsQuery(personId),
    refetchInterval: MINUTE,
    refetchIntervalInBackground: true,
  })
  const { data: settings } = useQuery(accountSettingsQuery())
  const notification = settings?.notification
  const show = (row: Notification) => {
    const { title, detail } = wordsOf(row, text, formats)
    return showNotice({
      title,
      body: detail,
      tag: `notification-${row.id}`,
      href: placeOf(row),
      go: (href) => void navigate(href),
    })
  }
  const showUntold = useEffectEvent(async () => {
    if (!rows || !notification) return
    for (const row of await takeUntold(rows, since, notification)) await show(row)
  })
  useEffect(() => {
    // What cannot be shown stands in the list.
    const showNow = () => void showUntold().catch(() => undefined)
    showNow()
    document.addEventListener('visibilitychange', showNow)
    return () => document.removeEventListener('visibilitychange', showNow)
  }, [rows, notification])
  return null
}
