import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { mailboxOf } from '../../../../mocks/areas/email/collection.ts'
import { createRows } from '../../../../mocks/areas/email/handlers-rows.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { screenShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { store } from '../../core/store.ts'
import { createMailSearch } from '../../entities/email/email-search.ts'
import { composeWindowsAtom } from './compose/windows.ts'
import { Mailbox } from './Mailbox.tsx'

withMock()
const { emails } = mailboxOf()
const patience = { timeout: 10_000 }
const LONG = 40_000

beforeAll(async () => {
  await Promise.all([import('./reader/Reader.tsx'), import('../../core/mutations/undo.ts')])
}, 60_000)
afterEach(() => {
  store.set(composeWindowsAtom, [])
  localStorage.clear()
})

const open = (path = '/apps/email', address = path) =>
  renderScreen(<Mailbox />, { path, address, groups: ['email'] })
const rows = () => screen.findAllByRole('row', {}, patience)
const press = (key: string) =>
  act(() =>
    screenShortcuts()
      .find(({ keys }) => keys.join('') === key)!
      .run(),
  )
const chosen = () => screen.getAllByRole('row').filter((row) => row.getAttribute('aria-selected') === 'true')

test(
  'Shift and an arrow choose on the way',
  async () => {
    const { user } = await open()
    ;(await rows())[0]!.focus()
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(chosen()).toHaveLength(2), patience)
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('row')[1]), patience)
  },
  LONG,
)

test(
  'a draft goes to the trash and nowhere else, neither from its row nor by keys',
  async () => {
    const { settled } = await open('/apps/email/filter/:filter', '/apps/email/filter/draft')
    const first = (await rows())[0]!
    const { id } = first.dataset
    expect(within(first).queryByLabelText('Archive')).toBeNull()
    expect(within(first).getByLabelText('Move to trash')).toBeTruthy()
    fireEvent.focus(first)
    screenShortcuts()
      .find(({ keys }) => keys.join('') === 'e')!
      .run()
    await settled()
    expect(emails.get(Number(id))!.folder).toBe('draft')
  },
  LONG,
)

test(
  'what is archived is not archived again from among the starred, which the key says',
  async () => {
    const mail = emails.all().find(({ folder, isDeleted }) => folder === 'inbox' && !isDeleted)!
    for (const { id } of emails.all()) emails.update(id, { isStarred: id === mail.id })
    emails.update(mail.id, { folder: 'archive' })
    await open('/apps/email/filter/:filter', '/apps/email/filter/starred')
    const [first] = await rows()
    expect(within(first!).queryByLabelText('Archive')).toBeNull()
    expect(within(first!).getByLabelText('Report spam')).toBeTruthy()
    fireEvent.focus(first!)
    press('e')
    expect(await screen.findByText('Nothing to move to “Archive”', {}, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'the key of the search leads there from what is chosen',
  async () => {
    const { user } = await open()
    await user.click(within((await rows())[0]!).getByRole('checkbox'))
    press('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search mail' }))
    expect(chosen()).toEqual([])
  },
  LONG,
)

test(
  's stars all that are chosen',
  async () => {
    for (const { id } of emails.all()) emails.update(id, { isStarred: false })
    const { user } = await open()
    for (const row of (await rows()).slice(0, 2)) await user.click(within(row).getByRole('checkbox'))
    const ids = chosen().map(({ dataset }) => Number(dataset.id))
    screenShortcuts()
      .find(({ keys }) => keys.join('') === 's')!
      .run()
    await waitFor(() => expect(ids.map((id) => emails.get(id)!.isStarred)).toEqual([true, true]), patience)
  },
  LONG,
)

test(
  'l opens the labels of the mail that is open, from where keys go on',
  async () => {
    const mail = emails.all().find(({ folder, isDeleted }) => folder === 'inbox' && !isDeleted)!
    const { user } = await open('/apps/email', `/apps/email?mail=${mail.id}`)
    await screen.findByRole('button', { name: 'Next email' }, patience)
    screenShortcuts()
      .find(({ keys }) => keys.join('') === 'l')!
      .run()
    await screen.findByRole('menuitemcheckbox', { name: 'Private' }, patience)
    await user.keyboard('{End}{Enter}')
    await waitFor(() => expect(emails.get(mail.id)!.labels).not.toEqual(mail.labels), patience)
  },
  LONG,
)

test(
  'a label that is taken off meanwhile is not put back by the undo of setting it',
  async () => {
    const mail = emails.all().find(({ folder, labels, isDeleted, replyTo }) => {
      return folder === 'inbox' && !isDeleted && !replyTo && !labels.includes('private')
    })!
    const { user, settled } = await open('/apps/email', `/apps/email?mail=${mail.id}`)
    const labels = await screen.findAllByRole('button', { name: 'Labels' }, patience)
    await user.click(labels.at(-1)!)
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Private' }, patience))
    await waitFor(() => expect(emails.get(mail.id)!.labels).toContain('private'), patience)
    emails.update(mail.id, { labels: mail.labels })
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await settled()
    expect(emails.get(mail.id)!.labels).toEqual(mail.labels)
  },
  LONG,
)

test(
  'a label that another tab had set already is not taken off by the undo of setting it',
  async () => {
    const mail = emails.all().find(({ folder, labels, isDeleted, replyTo }) => {
      return folder === 'inbox' && !isDeleted && !replyTo && !labels.includes('private')
    })!
    const { user, settled } = await open('/apps/email', `/apps/email?mail=${mail.id}`)
    const labels = await screen.findAllByRole('button', { name: 'Labels' }, patience)
    await user.click(labels.at(-1)!)
    const entry = await screen.findByRole('menuitemcheckbox', { name: 'Private' }, patience)
    emails.update(mail.id, { labels: [...mail.labels, 'private'] })
    await user.click(entry)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await settled()
    expect(emails.get(mail.id)!.labels).toContain('private')
  },
  LONG,
)

test('an operator without its word narrows nothing yet', () => {
  const [mail] = emails.all().map(createRows([]))
  expect(createMailSearch('from:')(mail!)).toBe(true)
  expect(createMailSearch('from:zebra')(mail!)).toBe(false)
})

test.each(['from:elodie', 'ELODIE', 'subject:epreuves', 'from:élodie'])(
  '%s finds whatever the accents',
  (q) => {
    const [mail] = emails.all().map(createRows([]))
    const from = { ...mail!.from, name: 'Élodie Vasserot' }
    expect(createMailSearch(q)({ ...mail!, from, subject: 'Épreuves de la page 12' })).toBe(true)
  },
)

test('a day of a search is one of the zone that the person is in', () => {
  const [mail] = emails.all().map(createRows([]))
  const late = { ...mail!, time: '2026-11-20T23:30:00.000Z' }
  expect(createMailSearch('after:2026-11-20', { timeZone: 'UTC' })(late)).toBe(false)
  expect(createMailSearch('after:2026-11-20', { timeZone: 'Asia/Tokyo' })(late)).toBe(true)
})
