import { href } from 'react-router-dom'

interface ChatPlace {
  /** The id of one of its messages. @default the newest */
  readonly message?: number
  /** What is looked for. @default nothing */
  readonly q?: string
}

/** The conversation with someone, by the id of the contact. */
export function chatHref(contactId: number, { message, q }: ChatPlace = {}): string {
  const search = new URLSearchParams(q ? { q } : {})
  search.set('with', String(contactId))
  if (message !== undefined) search.set('message', String(message))
  return `${href('/apps/chat')}?${search}`
}
