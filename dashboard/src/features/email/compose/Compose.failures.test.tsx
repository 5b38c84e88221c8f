import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { mailboxOf } from '../../../../../mocks/areas/email/collection.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { store } from '../../../core/store.ts'
import { Mailbox } from '../Mailbox.tsx'
import { composeWindowsAtom, openCompose, openDraft, resizeCompose } from './windows.ts'

withMock()
const { emails } = mailboxOf()
const patience = { timeout: 10_000 }
const LONG = 40_000

beforeAll(async () => {
  await Promise.all([
    import('./ComposeHost.tsx'),
    import('../../../core/mutations/undo.ts'),
    import('../../../../../design-system/src/patterns/RichTextEditor/EditorPart.tsx'),
  ])
}, 60_000)
afterEach(() => {
  store.set(composeWindowsAtom, [])
  sessionStorage.clear()
})

const open = () => renderScreen(<Mailbox />, { path: '/apps/email', groups: ['email'] })
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' }, patience)
const windows = () => store.get(composeWindowsAtom)
const drafts = () => emails.all().filter(({ folder, isDeleted }) => folder === 'draft' && !isDeleted)
const isDraft = (wanted: string) => drafts().some((one) => one.subject === wanted)
const compose = async () => {
  const view = await open()
  await view.user.click(await screen.findByRole('button', { name: 'Compose' }, patience))
  return view
}

test('an older window that is opened again stays open, and the next one becomes small', () => {
  const letter = { to: [], cc: [], bcc: [], message: '', attachments: [] }
  for (const one of ['One', 'Two', 'Three']) openCompose({ ...letter, subject: one })
  resizeCompose(windows()[0]!.key, 'normal')
  expect(windows().map(({ draft, size }) => [draft.letter.subject, size])).toEqual([
    ['Two', 'minimized'],
    ['Three', 'normal'],
    ['One', 'normal'],
  ])
})

test(
  'a letter does not go out without somebody who is typed and no recipient',
  async () => {
    const { user } = await compose()
    const window = within(await screen.findByRole('dialog', {}, patience))
    await user.type(await subject(), 'Lamps')
    await user.type(window.getByRole('combobox', { name: 'To' }), 'greta.s@example.com,nobody')
    await user.click(window.getByRole('button', { name: 'Send' }))
    await window.findByText('“nobody” is not among the recipients. Correct it or remove it.', {}, patience)
    expect(emails.all().some((one) => one.subject === 'Lamps' && one.sendAt)).toBe(false)
  },
  LONG,
)

test(
  'what is written on a draft that has gone out meanwhile is a draft of its own, which is said',
  async () => {
    const to = [{ address: 'maya@example.com', name: 'Maya' }]
    const draft = emails.insert({ ...drafts()[0]!, to, subject: 'Lamps', sendAt: '2099-01-01T08:00:00.000Z' })
    const { user } = await open()
    act(() => openDraft(draft))
    await user.type(await subject(), ' for Lyon')
    expect(screen.getByText(/^It was set to go out/)).toBeTruthy()
    emails.update(draft.id, { folder: 'sent', sendAt: null })
    await user.type(await subject(), ' again')
    await screen.findByText(/^It has already been sent or deleted/, {}, patience)
    // The toast that says so has one of its own.
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(isDraft('Lamps for Lyon again')).toBe(true), patience)
  },
  LONG,
)

test(
  'a letter that was discarded comes back with what was typed last',
  async () => {
    const { user } = await compose()
    await user.type(await subject(), 'Lamps')
    await waitFor(() => expect(isDraft('Lamps')).toBe(true), patience)
    await user.type(await subject(), ' for Lyon')
    await user.click(screen.getByRole('button', { name: 'Discard the draft' }))
    await screen.findByText('The draft was discarded', {}, patience)
    expect(windows()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect((await subject()).value).toBe('Lamps for Lyon')
    await waitFor(() => expect(isDraft('Lamps for Lyon')).toBe(true), patience)
  },
  LONG,
)
