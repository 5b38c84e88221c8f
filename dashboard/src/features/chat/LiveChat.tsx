import { Chat } from './Chat.tsx'

/** Chat with people who read and answer, as the product shows it. */
export const LiveChat = () => <Chat isAlive />
