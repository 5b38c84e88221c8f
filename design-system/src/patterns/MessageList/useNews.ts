import { useEffect, useRef, useState } from 'react'
import type { ListedMessage } from './message.ts'

const lastOf = (messages: readonly ListedMessage[]) => messages.findLast(({ isOwn }) => !isOwn)?.id

/** What a screen reader is told: the messages that have come from others since, each once. */
export function useNews(messages: readonly ListedMessage[]) {
  const [news, setNews] = useState('')
  // What one has written oneself may stand below what comes, as while it is not sent.
  const last = useRef(lastOf(messages))
  useEffect(() => {
    const former = last.current
    last.current = lastOf(messages)
    const from = messages.findIndex(({ id }) => id === former) + 1
    if (former !== undefined && from === 0) return
    const came = messages.slice(from).filter(({ isOwn }) => !isOwn)
    if (came.length > 0) setNews(came.map(({ author, text }) => `${author}: ${text}`).join('\n'))
  }, [messages])
  return news
}
