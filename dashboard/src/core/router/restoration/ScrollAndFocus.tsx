import { PageProgress } from '@data1522/design-system/PageProgress'
import { ScrollToTop } from '@data1522/design-system/ScrollToTop'
import { use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../i18n/useText.ts'
import { anchorOf } from './anchors.ts'
import { restoreScrollAndFocus } from './restore-scroll-and-focus.ts'
import { NavigationStateContext, historyKey, type HistoryEntry } from './navigation-state.ts'
import { keepScrollPositions } from './scroll-positions.ts'
import { forwardClicks } from './forward-clicks.ts'
import { useFirstData } from './useFirstData.ts'
import { useLasting } from './useLasting.ts'

/** Handles the change from screen to screen: scroll position, focus, anchors, the progress bar, the button to scroll up. */
export function ScrollAndFocus() {
  const text = useText()
  const navigate = useNavigate()
  const { entry, isOnTheWay } = use(NavigationStateContext)!
  const [restoredEntry, setRestoredEntry] = useState<HistoryEntry>()
  const isLoading = useFirstData(restoredEntry)
  const isWaiting = useLasting(isOnTheWay || isLoading)

  const currentKey = useEffectEvent(() => historyKey(entry.location))
  useLayoutEffect(() => keepScrollPositions(() => currentKey()), [])
  useEffect(forwardClicks, [])
  useLayoutEffect(() => restoreScrollAndFocus(entry, setRestoredEntry), [entry])

  const follow = useEffectEvent((event: MouseEvent) => {
    const hash = anchorOf(event)
    if (!hash) return
    event.preventDefault()
    void navigate({ search: entry.location.search, hash })
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])

  return (
    <>
      {isWaiting && <PageProgress label={text('app.loading')} />}
      <ScrollToTop />
    </>
  )
}
