import { describe, expect, test } from 'vitest'
import {
  EMAIL_LABELS,
  type EmailFilter,
  type EmailRow,
  listEmailRows,
  listEmails,
  searchEmails,
} from './contract.ts'
import { textOfHtml } from './contract-text.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { allMails, mailIds, mails, meta, wholeMail } from './testing.ts'

const PATH = '/api/apps/email'

const raw = async (query: string) => {
  const { status, body } = await send('GET', `${PATH}?${query}`)
  expect(status).toBe(200)
  return (body as { emails: EmailRow[] }).emails.map(({ id }) => id)
}

const isKept = ({ isDeleted }: EmailRow) => !isDeleted

describe('listEmailRows', () => {
  test('without a query: the inbox, the newest first, nothing deleted', async () => {
    const inbox = await mails()
    const times = inbox.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(inbox.length).toBeGreaterThan(15)
    for (const email of inbox) expect(email).toMatchObject({ folder: 'inbox', isDeleted: false })
    expect(await mailIds({ filter: 'inbox' })).toEqual(inbox.map(({ id }) => id))
  })

  test.each(['inbox', 'draft', 'sent', 'spam'] as const)('filter %s keeps its folder', async (filter) => {
    const found = await mails({ filter })
    expect(found.length).toBeGreaterThan(0)
    for (const email of found) expect(email).toMatchObject({ folder: filter, isDeleted: false })
  })

  test('starred keeps what is starred and not deleted, of every folder', async () => {
    const starred = await mails({ filter: 'starred' })
    for (const email of starred) expect(email).toMatchObject({ isStarred: true, isDeleted: false })
    expect(new Set(starred.map(({ folder }) => folder)).size).toBeGreaterThan(2)
    expect((await allMails()).filter(({ isStarred }) => isStarred).length).toBeGreaterThan(starred.length)
  })

  test('trashed keeps what is deleted', async () => {
    const trashed = await mails({ filter: 'trashed' })
    expect(trashed.length).toBeGreaterThan(0)
    for (const { isDeleted } of trashed) expect(isDeleted).toBe(true)
  })

  test.each(EMAIL_LABELS)('label %s looks in every folder but the trash', async (label) => {
    const all = await allMails()
    const labelled = all.filter(isKept).filter(({ labels }) => labels.includes(label))
    expect(new Set(await mailIds({ label }))).toEqual(new Set(labelled.map(({ id }) => id)))
    expect(labelled.length).toBeGreaterThan(2)
  })

  test('label and filter combine, in the trash too', async () => {
    const ids = async (filter: EmailFilter) => mailIds({ filter, label: 'company' })
    const sent = (await mails({ filter: 'sent' })).filter(({ labels }) => labels.includes('company'))
    expect(await ids('sent')).toEqual(sent.map(({ id }) => id))
    expect(await ids('trashed')).toHaveLength(1)
    expect((await ids('starred')).length).toBeGreaterThan(0)
  })

  test.each(['dock 7', '  DOCK 7 '])('q %j finds by the subject', async (q) => {
    expect((await mails({ q })).map(({ subject }) => subject)).toEqual(['Dock 7 is back online'])
  })

  test('q finds by the name of the sender, whatever the script', async () => {
    expect((await mails({ q: 'silbermöwe' })).map(({ from }) => from.name)).toEqual(['Greta Silbermöwe'])
    expect((await mails({ q: 'رامي' })).map(({ from }) => from.name)).toEqual(['رامي الديرعطي'])
  })

  test.each(['sent', 'draft'] as const)('q finds %s e-mails by their recipients too', async (filter) => {
    for (const one of await mails({ filter }))
      for (const { name, address } of [...one.to, ...one.cc, ...one.bcc]) {
        expect(await mailIds({ filter, q: name.toUpperCase() })).toContain(one.id)
        expect(await mailIds({ filter, q: address })).toContain(one.id)
      }
    expect(await mailIds({ filter, q: 'nobody at all' })).toEqual([])
  })

  test('q does not look into the text, the addresses or other folders', async () => {
    expect(await mailIds({ q: 'forklift' })).toEqual([])
    expect(await mailIds({ q: 'example.com' })).toEqual([])
    expect(await mailIds({ q: 'castles' })).toEqual([])
    expect(await mailIds({ q: 'castles', filter: 'spam' })).toHaveLength(1)
  })

  test('letter case does not matter, empty ones are none, of repeated ones the first counts', async () => {
    expect(await raw('filter=SENT')).toEqual(await mailIds({ filter: 'sent' }))
    expect(await raw('filter=&label=&q=')).toEqual(await mailIds())
    expect(await raw('label=Private')).toEqual(await mailIds({ label: 'private' }))
    expect(await raw('filter=draft&filter=spam')).toEqual(await mailIds({ filter: 'draft' }))
  })

  test.each(['filter=archive', 'filter=__proto__', 'label=work', 'filter=sent&label=constructor'])(
    '%s finds nothing',
    async (query) => {
      expect(await raw(query)).toEqual([])
    },
  )

  test('the counts are of all e-mails: unread in inbox and spam, all drafts, all stars', async () => {
    const kept = (await allMails()).filter(isKept)
    const unread = (folder: string) => kept.filter((email) => email.folder === folder && !email.isRead).length
    const expected = {
      inbox: unread('inbox'),
      draft: kept.filter(({ folder }) => folder === 'draft').length,
      spam: unread('spam'),
      star: kept.filter(({ isStarred }) => isStarred).length,
    }
    expect(await meta()).toEqual(expected)
    const { emailsMeta } = await call(listEmailRows, {
      query: { q: 'nothing', filter: 'sent', label: 'private' },
    })
    expect(emailsMeta).toEqual(expected)
  })

  test('hostile html comes as it is; it is the reader who cleans it', async () => {
    const [row] = await mails({ filter: 'spam', q: 'parcel' })
    const { message } = await wholeMail(row!.id)
    expect(message).toContain('<script>')
    expect(message).toContain('onerror=')
  })

  test('has the beginning of a text in place of html, files and replies', async () => {
    for (const row of await allMails()) {
      const { message, attachments, replies } = await wholeMail(row.id)
      expect(row).not.toHaveProperty('message')
      expect(row.excerpt).toBe(textOfHtml(message).slice(0, 200))
      expect(row.excerpt).not.toContain('<p>')
      expect(row.replyCount).toBe(replies.length)
      expect(row.hasAttachments).toBe([{ attachments }, ...replies].some((one) => one.attachments.length > 0))
    }
  })

  test('has the words that follow a large picture', () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(50_000)}" alt="">`
    expect(textOfHtml(`<p>${picture}</p><p>See you there</p>`)).toBe('See you there')
  })

  test('comes page by page, with how many there are', async () => {
    const all = await mailIds()
    const page = (number: number) => call(listEmailRows, { query: { page: number, itemsPerPage: 10 } })
    const second = await page(2)
    expect(second.emails.map(({ id }) => id)).toEqual(all.slice(10, 20))
    expect(second.totalEmails).toBe(all.length)
    expect((await page(99)).emails).toEqual([])
    expect((await call(listEmailRows)).emails).toHaveLength(Math.min(100, all.length))
  })

  test('are the same e-mails as the whole ones', async () => {
    const query = { filter: 'sent' } as const
    const { emails, emailsMeta } = await call(listEmails, { query })
    expect(emails.length).toBeGreaterThan(0)
    expect(emails.map(({ id }) => id)).toEqual(await mailIds(query))
    expect(emails[0]).toEqual(await wholeMail(emails[0]!.id))
    expect(emailsMeta).toEqual(await meta())
  })

  test('is empty where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await call(listEmailRows)).toEqual({
      emails: [],
      emailsMeta: { inbox: 0, draft: 0, spam: 0, star: 0 },
      totalEmails: 0,
    })
  })
})

describe('searchEmails', () => {
  const found = async (q: string) => (await call(searchEmails, { query: { q } })).ids

  test('finds by the text, in every folder, whatever the letter case', async () => {
    const ids = await found('FORKLIFT')
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect((await wholeMail(id)).message.toLowerCase()).toContain('forklift')
    expect(await found('castles')).toEqual(await mailIds({ q: 'castles', filter: 'spam' }))
  })

  test('each word has to be there, those in quotation marks together', async () => {
    expect((await found('dock back')).length).toBeGreaterThan(0)
    expect(await found('"dock back"')).toEqual([])
    expect(await found('dock zebra')).toEqual([])
  })

  test('nothing finds nothing', async () => {
    expect(await found(' ')).toEqual([])
  })
})
