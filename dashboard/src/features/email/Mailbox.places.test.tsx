import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { mailboxOf } from '../../../../mocks/areas/email/collection.ts'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { Mailbox } from './Mailbox.tsx'

withMock()
const { emails } = mailboxOf()
const patience = { timeout: 10_000 }
const LONG = 40_000

beforeAll(async () => {
  await Promise.all([
    import('./reader/MailElsewhere.tsx'),
    import('./reader/Reader.tsx'),
    import('../../core/mutations/undo.ts'),
    import('../../../../design-system/src/components/ConfirmDialog/ConfirmPanel.tsx'),
  ])
}, 60_000)

const open = (path: string, address: string) =>
  renderScreen(<Mailbox />, { path, address, groups: ['email'] })
const openFilter = (filter: string) => open('/apps/email/filter/:filter', `/apps/email/filter/${filter}`)
const trashed = () => emails.all().filter(({ isDeleted }) => isDeleted)

test(
  'an address of a mail in another folder says where it is, and leads there',
  async () => {
    const { id, subject } = trashed()[0]!
    await open('/apps/email', `/apps/email?mail=${id}`)
    await screen.findByRole('heading', { name: 'This email is in “Trash”' }, patience)
    const pane = within(screen.getByRole('region', { name: 'Open email' }))
    expect(pane.getByText(subject)).toBeTruthy()
    const link = pane.getByRole('link', { name: 'Open it there' })
    expect(link.getAttribute('href')).toBe(`/apps/email/filter/trashed?mail=${id}`)
  },
  LONG,
)

test(
  'an address of a mail that is gone says so, and leads back to the list',
  async () => {
    const { user } = await open('/apps/email', '/apps/email?mail=99999')
    await screen.findByRole('heading', { name: 'This email is gone' }, patience)
    await user.click(screen.getByRole('button', { name: 'Back to the list' }))
    expect(await screen.findByRole('heading', { name: 'Choose an email' }, patience)).toBeTruthy()
  },
  LONG,
)

test.each([
  ['trashed', 'Empty the trash', () => trashed().length],
  [
    'spam',
    'Empty spam',
    () => emails.all().filter(({ folder, isDeleted }) => folder === 'spam' && !isDeleted).length,
  ],
] as const)(
  '%s is emptied once that is confirmed, and comes back',
  async (filter, verb, left) => {
    const { user } = await openFilter(filter)
    const before = left()
    await user.click(await screen.findByRole('button', { name: verb }, patience))
    const question = within(await screen.findByRole('alertdialog', {}, patience))
    expect(question.getByText(new RegExp(`All ${before} emails`))).toBeTruthy()
    expect(left()).toBe(before)
    await user.click(question.getByRole('button', { name: verb }))
    await screen.findByText(`${before} emails are deleted`, {}, patience)
    expect(left()).toBe(0)
    expect(screen.queryByRole('button', { name: verb })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(left()).toBe(before), patience)
    await screen.findByRole('button', { name: verb }, patience)
  },
  LONG,
)

const inbox = () => emails.all().filter(({ folder, isDeleted }) => folder === 'inbox' && !isDeleted)
/** Fills the inbox with more than come at once. */
function makeLong() {
  const { id: _, ...mail } = inbox()[0]!
  const time = '2020-01-01T00:00:00.000Z'
  let oldest = 0
  for (let count = 0; count < 500; count++) oldest = emails.insert({ ...mail, replies: [], time }).id
  return { mail, oldest }
}

test(
  'where the older mails of a long folder fail, a search says that and not that there is nothing',
  async () => {
    makeLong()
    const letThrough = { now: false }
    server.use(
      http.get('*/api/apps/email/rows', ({ request }) =>
        letThrough.now || new URL(request.url).searchParams.get('page') === '1'
          ? undefined
          : HttpResponse.json({}, { status: 500 }),
      ),
    )
    const { user } = await open('/apps/email', '/apps/email?q=zebra')
    await screen.findByText('Older emails could not be loaded', {}, patience)
    expect(screen.queryByText('Nothing found')).toBeNull()
    letThrough.now = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Nothing found', {}, patience)
  },
  LONG,
)

test(
  'of a long folder the newest are there at once, and an older one opens when it has come',
  async () => {
    const { mail, oldest } = makeLong()
    let letGo = () => undefined as void
    const held = new Promise<void>((resolve) => (letGo = resolve))
    server.use(
      http.get('*/api/apps/email/rows', async ({ request }) => {
        if (new URL(request.url).searchParams.get('page') !== '1') await held
      }),
    )
    await open('/apps/email', `/apps/email?mail=${oldest}`)
    const grid = await screen.findByRole('grid', {}, patience)
    expect(grid.getAttribute('aria-rowcount')).toBe('500')
    expect(screen.getByRole('heading', { name: 'Choose an email' })).toBeTruthy()
    letGo()
    await screen.findByRole('region', { name: `Message from ${mail.from.name}` }, patience)
    expect(grid.getAttribute('aria-rowcount')).toBe(String(inbox().length))
  },
  LONG,
)

test(
  'what another tab has taken out of the trash is not deleted with the others',
  async () => {
    const { user } = await openFilter('trashed')
    const [first, second] = trashed()
    const before = trashed().length
    expect(before).toBeGreaterThan(2)
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }, patience))
    emails.update(first!.id, { isDeleted: false })
    await user.click(screen.getAllByRole('button', { name: 'Delete forever' })[0]!)
    await screen.findByText(`${before - 1} emails are deleted`, {}, patience)
    expect(emails.get(first!.id)).toBeTruthy()
    expect(emails.get(second!.id)).toBeUndefined()
  },
  LONG,
)

test(
  'where deleting breaks off, that is said, and those that are gone come back',
  async () => {
    const { user } = await openFilter('trashed')
    const before = trashed().length
    let calls = 0
    server.use(
      http.delete('*/api/apps/email/messages/:id', () => {
        calls += 1
        return calls === 1 ? undefined : HttpResponse.json({ message: 'No' }, { status: 500 })
      }),
    )
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }, patience))
    await user.click(screen.getAllByRole('button', { name: 'Delete forever' })[0]!)
    await screen.findByText('The change was not saved', {}, patience)
    await screen.findByText('The email is deleted', {}, patience)
    expect(trashed()).toHaveLength(before - 1)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(trashed()).toHaveLength(before), patience)
  },
  LONG,
)

test(
  'a message that is read stays open where an answer comes after it',
  async () => {
    const mail = emails.all().find(({ folder, isDeleted, replies }) => {
      return folder === 'inbox' && !isDeleted && replies.length > 0
    })!
    await open('/apps/email', `/apps/email?mail=${mail.id}`)
    const isOpen = { expanded: true, name: 'Collapse' }
    expect(await screen.findAllByRole('button', isOpen, patience)).toHaveLength(1)
    const last = mail.replies.at(-1)!
    emails.update(mail.id, {
      replies: [...mail.replies, { ...last, id: 99_999, time: '2026-11-20T08:59:00.000Z' }],
    })
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(screen.getAllByRole('button', isOpen)).toHaveLength(2), patience)
  },
  LONG,
)

test(
  'what lies in the archive is not archived again',
  async () => {
    const mail = emails.all().find(({ folder, isDeleted }) => folder === 'inbox' && !isDeleted)!
    emails.update(mail.id, { folder: 'archive' })
    await openFilter('archive')
    await screen.findByRole('row', {}, patience)
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull()
  },
  LONG,
)

test(
  'a mail that a search hides leaves no other one open when it goes to the trash',
  async () => {
    const [mail] = inbox()
    const other = inbox().find(({ from }) => from.name !== mail!.from.name)!
    const q = encodeURIComponent(`from:"${other.from.name}"`)
    const { user } = await open('/apps/email', `/apps/email?q=${q}&mail=${mail!.id}`)
    const pane = within(await screen.findByRole('region', { name: 'Open email' }, patience))
    await user.click(await pane.findByRole('button', { name: 'Move to trash' }, patience))
    expect(await screen.findByRole('heading', { name: 'Choose an email' }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'a check for new mail that fails says so, and leaves what is there',
  async () => {
    const { user } = await open('/apps/email', '/apps/email')
    await screen.findAllByRole('row', {}, patience)
    setScenario({ fail: 'email' })
    await user.click(screen.getByRole('button', { name: 'Check for new mail' }))
    await screen.findByText('Mail could not be loaded', {}, patience)
    expect(screen.getAllByRole('row').length).toBeGreaterThan(0)
  },
  LONG,
)
