import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mailboxOf } from '../../../../../mocks/areas/email/collection.ts'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { sessionAtom } from '../../../core/auth/session.ts'
import { store } from '../../../core/store.ts'
import { Mailbox } from '../Mailbox.tsx'
import { readUnsaved } from './unsaved-letters.ts'
import { composeWindowsAtom } from './windows.ts'

withMock()
const { emails } = mailboxOf()
const patience = { timeout: 10_000 }
const LONG = 40_000

beforeAll(async () => {
  await Promise.all([
    import('./ComposeHost.tsx'),
    import('./useTemplates.ts'),
    import('../../../../../design-system/src/patterns/RichTextEditor/EditorPart.tsx'),
  ])
}, 60_000)
afterEach(() => {
  dispatchEvent(new Event('pageshow'))
  store.set(composeWindowsAtom, [])
  sessionStorage.clear()
})

const open = () => renderScreen(<Mailbox />, { path: '/apps/email', groups: ['email'] })
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' }, patience)
const windows = () => store.get(composeWindowsAtom)
const isDraft = (wanted: string) =>
  emails.all().some((one) => one.folder === 'draft' && one.subject === wanted)
const compose = async () => {
  const view = await open()
  await view.user.click(await screen.findByRole('button', { name: 'Compose' }, patience))
  return view
}

test(
  'what was not saved when the page was left is open again and saved, for its writer alone',
  async () => {
    const { user, unmount } = await compose()
    setScenario({ fail: 'email' })
    await user.type(await subject(), 'Lamps')
    dispatchEvent(new Event('pagehide'))
    unmount()
    const session = store.get(sessionAtom)!
    act(() => store.set(sessionAtom, { ...session, userData: { ...session.userData, id: 77 } }))
    expect(windows()).toEqual([])
    act(() => store.set(sessionAtom, session))
    setScenario({})
    await open()
    expect((await subject()).value).toBe('Lamps')
    await waitFor(() => expect(isDraft('Lamps')).toBe(true), patience)
    expect(sessionStorage.getItem('DATA1522-unsaved-letters')).toBeNull()
  },
  LONG,
)

test(
  'a letter is saved at once where its page is hidden',
  async () => {
    const { user } = await compose()
    await user.type(await subject(), 'Lamps')
    const { draft } = windows()[0]!
    const former = draft.saving
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    hidden.mockRestore()
    expect(draft.saving).not.toBe(former)
    await waitFor(() => expect(isDraft('Lamps')).toBe(true), patience)
  },
  LONG,
)

test(
  'what was typed just before signing out is open again for its writer, after somebody else',
  async () => {
    const { user, unmount } = await compose()
    setScenario({ fail: 'email' })
    await user.type(await subject(), 'Lamps')
    unmount()
    const session = store.get(sessionAtom)!
    store.set(sessionAtom, null)
    store.set(sessionAtom, { ...session, userData: { ...session.userData, id: 77 } })
    expect(windows()).toEqual([])
    store.set(sessionAtom, session)
    expect(windows().map(({ draft }) => draft.letter.subject)).toEqual(['Lamps'])
  },
  LONG,
)

test(
  'a letter whose window is closed is kept until it is saved',
  async () => {
    const { user } = await compose()
    let letGo = () => undefined as void
    const held = new Promise<void>((resolve) => (letGo = resolve))
    server.use(http.post('*/api/apps/email/messages', () => held))
    await user.type(await subject(), 'Lamps')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    dispatchEvent(new Event('pagehide'))
    expect(readUnsaved().map(({ letter }) => letter.subject)).toEqual(['Lamps'])
    letGo()
    await waitFor(() => expect(isDraft('Lamps')).toBe(true), patience)
  },
  LONG,
)

test('half a letter is none', () => {
  const letter = { to: [null], cc: [], bcc: [], subject: '', message: '', attachments: [] }
  sessionStorage.setItem('DATA1522-unsaved-letters', JSON.stringify([{ letter }, null, 1]))
  expect(readUnsaved()).toEqual([])
})
