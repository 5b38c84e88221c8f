import '@data1522/design-system/styles'
import { LocaleProvider, loadMessages } from '@data1522/design-system/locale'
import { IconArchive, IconTrash } from '@data1522/design-system/icons'
import { MailList } from '@data1522/design-system/MailList'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMailSearch } from '../../../../dashboard/src/entities/email/email-search.ts'
import { createRows } from '../../../../mocks/areas/email/handlers-rows.ts'
import { seedManyEmails } from '../../../../mocks/areas/email/seed-many.ts'

// Each is a mail of its own, as those of an answer are, so that none finds its text with another.
const emails = seedManyEmails()
  .filter(({ folder, isDeleted }) => folder === 'inbox' && !isDeleted)
  .slice(-5000)
  .map(createRows([]))
  .map((email, at) => ({ ...email, subject: `${email.subject} ${at}` }))
const byId = new Map(emails.map((email) => [String(email.id), email]))
const none = new Set<string>()
const actions = [
  { id: 'archive', label: 'Archive', icon: IconArchive },
  { id: 'trash', label: 'Move to trash', icon: IconTrash },
]

const rowOf = (id: string) => {
  const email = byId.get(id)!
  return {
    name: email.from.name,
    avatar: email.from.avatar,
    subject: email.subject,
    preview: email.excerpt,
    time: email.time.slice(11, 16),
    href: `#${id}`,
    isUnread: !email.isRead,
    isStarred: email.isStarred,
    hasAttachments: email.hasAttachments,
  }
}

const searching: { look?: (q: string) => void; shown?: string } = {}

function Page() {
  const [q, setQ] = useState('')
  const [currentId, setCurrentId] = useState<string>()
  useLayoutEffect(() => {
    searching.look = setQ
  }, [])
  useLayoutEffect(() => {
    searching.shown = q
  })
  const ids = (q ? emails.filter(createMailSearch(q)) : emails).map(({ id }) => String(id))
  return (
    <div style={{ display: 'flex', blockSize: '100dvh', inlineSize: 380 }}>
      <MailList
        label="Inbox"
        ids={ids}
        rowOf={rowOf}
        currentId={currentId}
        onCurrentChange={setCurrentId}
        selectedIds={none}
        onSelectionChange={() => undefined}
        onStarChange={() => undefined}
        actions={actions}
      />
    </div>
  )
}

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
const grid = () => document.querySelector<HTMLElement>('[role=grid]')!

Object.assign(window, {
  mailBenchmark: {
    /** Looks for words, and answers with the time to the frame that shows what fits. */
    search: async (q: string) => {
      const start = performance.now()
      searching.look!(q)
      do await frame()
      while (searching.shown !== q)
      return performance.now() - start
    },
    /** Scrolls by so many pixels a frame for a while, and answers with the frames of a second. */
    scroll: async (pixels: number, seconds: number) => {
      const start = performance.now()
      let frames = 0
      while (performance.now() - start < seconds * 1000) {
        grid().scrollTop += pixels
        await new Promise(requestAnimationFrame)
        frames += 1
      }
      return (frames * 1000) / (performance.now() - start)
    },
  },
})

const messages = await loadMessages('en')
createRoot(document.getElementById('root')!).render(
  <LocaleProvider language="en" messages={messages}>
    <Page />
  </LocaleProvider>,
)
