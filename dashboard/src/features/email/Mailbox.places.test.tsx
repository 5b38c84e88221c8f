import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { mailboxOf } from '../../../../mocks/areas/email/collection.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { Mailbox } from './Mailbox.tsx'

withMock()
const { emails } = mailboxOf()
const patience = { timeout: 10_000 }
const LONG = 40_000

beforeAll(async () => {
  await Promise.all([
    import('./reader/MailElsewhere.tsx'),
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
