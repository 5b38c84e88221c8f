import '@data1522/design-system/styles'
import { LocaleProvider, loadMessages } from '@data1522/design-system/locale'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { RawIntlProvider } from 'react-intl'
import { ensureMessages, intlStateAtom } from '../../../../dashboard/src/core/i18n/intl.ts'
import { store } from '../../../../dashboard/src/core/store.ts'
import { Conversation } from '../../../../dashboard/src/features/chat/Conversation.tsx'
import type { Find } from '../../../../dashboard/src/features/chat/useFind.ts'
import { seedManyChats } from '../../../../mocks/areas/chat/seed-many.ts'
import { seedChatProfile } from '../../../../mocks/areas/chat/seed-profile.ts'

const [longest] = seedManyChats()
const all = longest!.messages
/** So many come in before the others. */
const OLDER = 500
const own = seedChatProfile()
const contact = {
  id: longest!.userId,
  fullName: 'Wrenna Ashcombe',
  role: 'Freight planner',
  about: '',
  avatar: '',
  status: 'online',
  isPinned: false,
  isMuted: false,
  isBlocked: false,
  email: 'wrenna@example.com',
  phone: '',
  hours: { from: '07:00:00', to: '15:30:00' },
} as const
const nothing = () => undefined
const find: Find = {
  isOpen: false,
  typed: '',
  words: '',
  hits: [],
  at: 0,
  current: undefined,
  open: nothing,
  close: nothing,
  type: nothing,
  goToHit: nothing,
}

const showing: { show?: (messages: typeof all | undefined) => void } = {}

function Page() {
  const [messages, setMessages] = useState<typeof all>()
  useLayoutEffect(() => {
    showing.show = setMessages
  }, [])
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh' }}>
      {messages && (
        <Conversation
          chat={{ ...longest!, messages }}
          contact={contact}
          own={own}
          outgoing={[]}
          unseen={0}
          isFresh
          isWriting={false}
          find={find}
          at={undefined}
          onRetry={nothing}
          onDiscard={nothing}
          onReply={nothing}
          onEdit={nothing}
          onDeleted={nothing}
        />
      )}
    </div>
  )
}

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
const log = () => document.querySelector<HTMLElement>('[role=log]')
const last = () => log()?.querySelector(`[data-message="${all.at(-1)!.id}"]`)
/** The first message in view, and how far down it is. */
const firstSeen = () => {
  const top = log()!.getBoundingClientRect().top
  const row = [...log()!.querySelectorAll<HTMLElement>('[data-message]')].find(
    (one) => one.getBoundingClientRect().top >= top,
  )!
  return { id: row.dataset.message, top: row.getBoundingClientRect().top - top }
}

Object.assign(window, {
  chatBenchmark: {
    /** Opens the conversation, and answers with the time to the frame that shows its end. */
    open: async () => {
      while (!showing.show) await frame()
      showing.show(undefined)
      while (log()) await frame()
      const start = performance.now()
      showing.show(all)
      do await frame()
      while (!last())
      return performance.now() - start
    },
    /** Scrolls up by so many pixels a frame for a while, and answers with the frames of a second. */
    scroll: async (pixels: number, seconds: number) => {
      const start = performance.now()
      let frames = 0
      while (performance.now() - start < seconds * 1000) {
        log()!.scrollTop -= pixels
        await new Promise(requestAnimationFrame)
        frames += 1
      }
      return (frames * 1000) / (performance.now() - start)
    },
    /** Lets older messages come in while one looks at others, and answers with how far those moved. */
    grow: async () => {
      showing.show!(all.slice(OLDER))
      await frame()
      log()!.scrollTop -= 2000
      for (let wait = 0; wait < 5; wait += 1) await frame()
      const before = firstSeen()
      showing.show!(all)
      for (let wait = 0; wait < 5; wait += 1) await frame()
      const after = log()!.querySelector(`[data-message="${before.id}"]`)!
      return Math.abs(after.getBoundingClientRect().top - log()!.getBoundingClientRect().top - before.top)
    },
  },
})

const [messages] = await Promise.all([loadMessages('en'), ensureMessages(['chat', 'records'])])
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <RawIntlProvider value={store.get(intlStateAtom)!.intl}>
      <LocaleProvider language="en" messages={messages}>
        <Page />
      </LocaleProvider>
    </RawIntlProvider>
  </QueryClientProvider>,
)
