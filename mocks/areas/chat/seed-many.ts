import type { ChatMessage } from './contract.ts'
import { seedChats } from './seed.ts'
import { MINUTE } from '../../seed/moments.ts'

const MANY = 10_000
const STEP = 7 * MINUTE

/** The chats of a fresh start, of which the longest has ten thousand messages more, before those it has. */
export const seedManyChats = () => {
  const [longest, ...others] = seedChats()
  const { messages } = longest!
  const highest = Math.max(...[longest!, ...others].flatMap((chat) => chat.messages.map(({ id }) => id)))
  const begin = Date.parse(messages[0]!.time)
  const settled = messages.filter(({ feedback, replyToId }) => feedback.isSeen && replyToId === undefined)
  const older = Array.from({ length: MANY }, (_, index): ChatMessage => ({
    ...settled[index % settled.length]!,
    id: highest + 1 + index,
    time: new Date(begin - (MANY - index) * STEP).toISOString(),
  }))
  return [{ ...longest!, messages: [...older, ...messages] }, ...others]
}
