import { Chat } from './Chat.tsx'
import { fetchConversation } from './conversation-part.ts'

/** Chat with people who read and answer, as the product shows it. */
export const LiveChat = () => <Chat isAlive />

/** Fetches the code of the conversation that the address opens. */
export const prefetchChat = (search: string) => {
  if (new URLSearchParams(search).has('with')) fetchConversation()
}
