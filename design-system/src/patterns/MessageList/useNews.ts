import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListedMessage } from './message.ts'

type MessageOf = (id: string) => ListedMessage

/** What a screen reader is told: the messages that have come from others since, each once. */
export function useNews(ids: readonly string[], messageOf: MessageOf) {
  const [news, setNews] = useState('')
  const isOthers = (id: string) => !messageOf(id).isOwn
  // What one has written oneself may stand below what comes, as while it is not sent.
  const [first] = useState(() => ids.findLast(isOthers))
  const last = useRef(first)
  const tell = useEffectEvent(() => {
    const former = last.current
    last.current = ids.findLast(isOthers)
    const from = former === undefined ? 0 : ids.indexOf(former) + 1
    if (former !== undefined && from === 0) return
    const came = ids.slice(from).filter(isOthers).map(messageOf)
    if (came.length > 0) setNews(came.map(({ author, text }) => `${author}: ${text}`).join('\n'))
  })
  useEffect(() => tell(), [ids])
  return news
}
