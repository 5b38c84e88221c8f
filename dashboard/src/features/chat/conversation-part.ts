import { lazy } from 'react'

const load = () => Promise.all([import('./Conversation.tsx'), import('./Writing.tsx')])

/** Fetches what an open conversation is made of ahead of its time; a failure shows when it is needed. */
export const fetchConversation = () => void load().catch(() => undefined)

// Both at once, so that the messages do not move as the box below them comes.
export const Conversation = lazy(async () => ({ default: (await load())[0].Conversation }))
export const Writing = lazy(async () => ({ default: (await load())[1].Writing }))
