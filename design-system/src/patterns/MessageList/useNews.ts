import { useEffect, useRef, useState } from 'react'
import type { ListedMessage } from './message.ts'

/** What a screen reader is told: the messages that have come from others since, each once. */
export function useNews(messages: readonly ListedMessage[]) {
  const [news, setNews] = useState('')
  const last = useRef(messages.at(-1)?.id)
  useEffect(() => {
    const former = messages.findLastIndex(({ id }) => id === last.current)
    last.current = messages.at(-1)?.id
    const came = former < 0 ? [] : messages.slice(former + 1).filter(({ isOwn }) => !isOwn)
    if (came.length > 0) setNews(came.map(({ author, text }) => `${author}: ${text}`).join('\n'))
  }, [messages])
  return news
}
