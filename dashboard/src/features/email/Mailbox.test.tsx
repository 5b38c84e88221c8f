import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { mailboxOf } from '../../../../mocks/areas/email/collection.ts'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { screenShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { store } from '../../core/store.ts'
import { composeWindowsAtom } from './compose/windows.ts'
import { Mailbox } from './Mailbox.tsx'

withMock()
const { emails } = mailboxOf()
const patience = { timeout: 10_000 }
const LONG = 40_000

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  await Promise.all([
    import('./reader/Reader.tsx'),
    import('./compose/ComposeHost.tsx'),
    import('../../core/mutations/undo.ts'),
    import('../../../../design-system/src/patterns/HtmlMessage/MessageFrame.tsx'),
    import('../../../../design-system/src/patterns/RichTextEditor/EditorPart.tsx'),
  ])
}, 60_000)
afterEach(() => {
  store.set(composeWindowsAtom, [])
  localStorage.clear()
})

const open = (search = '', path = '/apps/email', address = path) =>
  renderScreen(<Mailbox />, { path, address: `${address}${search}`, groups: ['email'] })
const inbox = () => emails.all().filter(({ folder, isDeleted }) => folder === 'inbox' && !isDeleted)
const newest = () => inbox().toSorted((one, other) => other.time.localeCompare(one.time))[0]!
const rows = () => screen.findAllByRole('row', {}, patience)
const shown = () => Number(screen.getByRole('grid').getAttribute('aria-rowcount'))

test(
  'a mail that is opened is read, and the folders count one less',
  async () => {
    const { id, from } = inbox().find(({ isRead }) => !isRead)!
    await open(`?mail=${id}`)
    await screen.findByRole('region', { name: `Message from ${from.name}` }, patience)
    await waitFor(() => expect(emails.get(id)!.isRead).toBe(true), patience)
    const unread = inbox().filter(({ isRead }) => !isRead).length
    await waitFor(
      () =>
        expect(screen.getByRole('link', { name: /^Inbox/ }).closest('li')!.textContent).toContain(
          `${unread}`,
        ),
      patience,
    )
  },
  LONG,
)

test(
  'undo brings back what is still in the trash, not what was moved on since',
  async () => {
    const { user } = await open()
    const before = inbox().map(({ id }) => id)
    for (const row of (await rows()).slice(0, 2)) await user.click(within(row).getByRole('checkbox'))
    await user.click(screen.getAllByRole('button', { name: 'Move to trash' })[0]!)
    await screen.findByText('2 emails are in the trash', {}, patience)
    const [movedOn, other] = before.filter((id) => emails.get(id)!.isDeleted)
    emails.update(movedOn!, { isDeleted: false, folder: 'archive' })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(emails.get(other!)!.isDeleted).toBe(false), patience)
    expect(emails.get(movedOn!)!.folder).toBe('archive')
  },
  LONG,
)

test(
  'several go to the trash at once, and come back',
  async () => {
    const { user } = await open()
    const before = inbox().length
    for (const row of (await rows()).slice(0, 2)) await user.click(within(row).getByRole('checkbox'))
    // That of the bar above the list comes before those of the rows.
    await user.click(screen.getAllByRole('button', { name: 'Move to trash' })[0]!)
    await screen.findByText('2 emails are in the trash', {}, patience)
    expect(inbox()).toHaveLength(before - 2)
    expect(shown()).toBe(before - 2)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(inbox()).toHaveLength(before), patience)
    await waitFor(() => expect(shown()).toBe(before), patience)
  },
  LONG,
)

test(
  'what the server refuses stays as it was, to the last count',
  async () => {
    const { user } = await open()
    const first = within((await rows())[0]!)
    const before = shown()
    setScenario({ fail: 'email' })
    await user.click(first.getByLabelText('Archive'))
    await screen.findByText('Nothing was changed', { exact: false }, patience).catch(() => undefined)
    await waitFor(() => expect(shown()).toBe(before), patience)
    expect(newest().folder).toBe('inbox')
  },
  LONG,
)

test(
  'finds by words, by who wrote, by label and by files',
  async () => {
    const { name } = newest().from
    await open(`?q=${encodeURIComponent(`from:"${name}" label:company has:attachment`)}`)
    const found = inbox().filter(
      ({ from, labels, attachments, replies }) =>
        from.name === name &&
        labels.includes('company') &&
        [attachments, ...replies.map((reply) => reply.attachments)].some((files) => files.length > 0),
    )
    await rows()
    expect(found.length).toBeGreaterThan(0)
    expect(shown()).toBe(found.length)
  },
  LONG,
)

test(
  'finds by words further on in the text than the list tells, together with operators',
  async () => {
    const mail = newest()
    emails.update(mail.id, { message: `<p>${'Much before. '.repeat(40)}</p><p>The zebra stripe holds.</p>` })
    await open(`?q=${encodeURIComponent(`"zebra stripe" from:"${mail.from.name}"`)}`)
    await rows()
    expect(shown()).toBe(1)
    expect(screen.getByRole('row').textContent).toContain(mail.subject)
  },
  LONG,
)

test(
  'a search through the whole text that failed is said, and made again',
  async () => {
    const mail = newest()
    emails.update(mail.id, { message: `<p>${'Much before. '.repeat(40)}</p><p>The zebra stripe holds.</p>` })
    const { user } = await open()
    await rows()
    setScenario({ fail: 'email' })
    await user.type(screen.getByRole('searchbox', { name: 'Search mail' }), 'zebra stripe')
    await screen.findByText('The text of the mails could not be searched', {}, patience)
    expect(screen.queryByText('Nothing found')).toBeNull()
    setScenario()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await screen.findByRole('row', {}, patience)).textContent).toContain(mail.subject)
  },
  LONG,
)

test(
  'mail that comes while one searches is found by its whole text too',
  async () => {
    const { user, settled } = await open(`?q=${encodeURIComponent('"zebra stripe"')}`)
    await screen.findByText('Nothing found', {}, patience)
    await settled()
    const mail = newest()
    emails.update(mail.id, { message: `<p>${'Much before. '.repeat(40)}</p><p>The zebra stripe holds.</p>` })
    await user.click(screen.getByRole('button', { name: 'Check for new mail' }))
    expect((await screen.findByRole('row', {}, patience)).textContent).toContain(mail.subject)
  },
  LONG,
)

test(
  'r answers a mail that is not open, with what it says',
  async () => {
    await open()
    const { subject } = newest()
    fireEvent.focus((await rows())[0]!)
    screenShortcuts()
      .find(({ keys }) => keys.join('') === 'r')!
      .run()
    const window = within(await screen.findByRole('dialog', { name: `Re: ${subject}` }, patience))
    await waitFor(
      () => expect(window.getByRole('textbox', { name: 'Message' }).textContent).toContain('wrote'),
      patience,
    )
  },
  LONG,
)

test(
  'a reply quotes what it answers, is kept as a draft, and goes out unless it is taken back',
  async () => {
    const { id, subject, from } = newest()
    const { user } = await open(`?mail=${id}`)
    await user.click(await screen.findByRole('button', { name: 'Reply' }, patience))
    const window = within(await screen.findByRole('dialog', { name: `Re: ${subject}` }, patience))
    expect(window.getByText(from.name)).toBeTruthy()
    await waitFor(
      () => expect(window.getByRole('textbox', { name: 'Message' }).textContent).toContain('wrote'),
      patience,
    )
    await user.click(window.getByRole('button', { name: 'Send' }))
    await screen.findByText(`Sending to ${from.name}`, {}, patience)
    const sent = emails.all().find(({ replyTo }) => replyTo === id)!
    expect(sent.sendAt).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('dialog', { name: `Re: ${subject}` }, patience)
    expect(emails.get(sent.id)!.sendAt).toBeNull()
    // The page of a test has another address, where nobody would see the window.
    expect(await screen.findByText('The email is back in your drafts', {}, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'a letter to nobody is not sent, and says so',
  async () => {
    const { user } = await open()
    await rows()
    await user.click(screen.getByRole('button', { name: 'Compose' }))
    const window = within(await screen.findByRole('dialog', {}, patience))
    await user.type(window.getByRole('textbox', { name: 'Subject' }), 'To whom')
    await user.click(window.getByRole('button', { name: 'Send' }))
    expect(await window.findByText('Add at least one recipient.', {}, patience)).toBeTruthy()
    expect(emails.all().some(({ subject, sendAt }) => subject === 'To whom' && sendAt)).toBe(false)
  },
  LONG,
)

test.each([
  ['nothing fits', '?q=zebra', () => undefined, 'Nothing found'],
  ['the folder is empty', '', () => setScenario({ empty: true }), 'Nothing here'],
  ['it cannot be loaded', '', () => setScenario({ fail: 'email' }), 'Mail could not be loaded'],
] as [string, string, () => void, string][])(
  'says so when %s',
  async (_, search, begin, title) => {
    begin()
    await open(search)
    expect(await screen.findByRole('heading', { name: title }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'a label has an address of its own, over all folders',
  async () => {
    await open('', '/apps/email/label/:label', '/apps/email/label/private')
    await rows()
    const labelled = emails.all().filter(({ labels, isDeleted }) => labels.includes('private') && !isDeleted)
    expect(shown()).toBe(labelled.length)
    expect(screen.getByRole('heading', { level: 1, name: 'Private' })).toBeTruthy()
  },
  LONG,
)
