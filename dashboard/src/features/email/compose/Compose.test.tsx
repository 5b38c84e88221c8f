import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { mailboxOf } from '../../../../../mocks/areas/email/collection.ts'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { sessionAtom } from '../../../core/auth/session.ts'
import { store } from '../../../core/store.ts'
import { toastQueue } from '../../../../../design-system/src/components/Toast/toasts.ts'
import { Mailbox } from '../Mailbox.tsx'
import { laterTimes } from './later.ts'
import { recipientsOf } from './people.ts'
import { composeWindowsAtom, openCompose } from './windows.ts'

withMock()
const { emails } = mailboxOf()
const patience = { timeout: 10_000 }
const LONG = 40_000

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  await Promise.all([
    import('./ComposeHost.tsx'),
    import('../../../core/mutations/undo.ts'),
    import('../../../../../design-system/src/patterns/RichTextEditor/EditorPart.tsx'),
  ])
}, 60_000)
afterEach(() => {
  store.set(composeWindowsAtom, [])
  localStorage.clear()
  sessionStorage.clear()
})

const open = () => renderScreen(<Mailbox />, { path: '/apps/email', groups: ['email'] })
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' }, patience)
const windows = () => store.get(composeWindowsAtom)
const drafts = () => emails.all().filter(({ folder }) => folder === 'draft')
const compose = async () => {
  const view = await open()
  await view.user.click(await screen.findByRole('button', { name: 'Compose' }, patience))
  return view
}

test(
  'a letter stays as it was written while one looks at another screen, and is kept once',
  async () => {
    const before = drafts().length
    const { user, unmount } = await compose()
    await user.type(await subject(), 'Lamps')
    unmount()
    const again = await open()
    expect((await subject()).value).toBe('Lamps')
    await again.user.type(await subject(), ' for Lyon')
    await again.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(drafts().some((one) => one.subject === 'Lamps for Lyon')).toBe(true), patience)
    expect(drafts()).toHaveLength(before + 1)
  },
  LONG,
)

test(
  'a letter that could not be kept when it was closed is open again',
  async () => {
    const { user } = await compose()
    await user.type(await subject(), 'Lamps')
    setScenario({ fail: 'email' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(windows()).toHaveLength(1), patience)
    expect((await subject()).value).toBe('Lamps')
    setScenario({})
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(drafts().some((one) => one.subject === 'Lamps')).toBe(true), patience)
  },
  LONG,
)

test(
  'a window that is only opened and closed leaves no draft, whatever it began with',
  async () => {
    const before = drafts().length
    const { user, settled } = await open()
    const to = [{ address: 'maya@example.com', name: 'Maya' }]
    act(() => openCompose({ to, cc: [], bcc: [], subject: 'Re: Lamps', message: '', attachments: [] }))
    await subject()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await expect.poll(() => windows(), patience).toEqual([])
    await settled()
    expect(drafts()).toHaveLength(before)
  },
  LONG,
)

test(
  'files that are read at the same time are all there',
  async () => {
    await compose()
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
    for (const name of ['one.txt', 'two.txt'])
      fireEvent.change(input, { target: { files: [new File(['1'], name)] } })
    expect(await dialog.findByText(/one\.txt/, {}, patience)).toBeTruthy()
    expect(await dialog.findByText(/two\.txt/, {}, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'the next person in the same tab sees no window of the one before; the same person does',
  async () => {
    const { unmount } = await compose()
    await subject()
    unmount()
    const session = store.get(sessionAtom)!
    store.set(sessionAtom, null)
    store.set(sessionAtom, session)
    expect(windows()).toHaveLength(1)
    store.set(sessionAtom, null)
    store.set(sessionAtom, { ...session, userData: { ...session.userData, id: 77 } })
    expect(windows()).toEqual([])
  },
  LONG,
)

test(
  'a letter that goes out later waits for its writer once it is written on',
  async () => {
    const to = [{ address: 'maya@example.com', name: 'Maya' }]
    const { id, message } = emails.insert({
      ...drafts()[0]!,
      to,
      subject: 'Lamps',
      sendAt: '2099-01-01T08:00:00.000Z',
    })
    const { user } = await open()
    act(() => openCompose({ to, cc: [], bcc: [], subject: 'Lamps', message, attachments: [] }, id))
    await user.type(await subject(), ' for Lyon')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(
      () => expect(emails.get(id)).toMatchObject({ subject: 'Lamps for Lyon', sendAt: null }),
      patience,
    )
  },
  LONG,
)

test.each([
  ['Saturday', '2026-11-21T10:00:00Z', 3],
  ['Sunday', '2026-11-22T10:00:00Z', 2],
])('the times to send at differ from each other on a %s', (_, now, count) => {
  const times = laterTimes('UTC', Date.parse(now)).map(({ at }) => at)
  expect(new Set(times).size).toBe(times.length)
  expect(times).toHaveLength(count)
})

/** Holds every letter that is sent to be kept, and says with which tokens they came. */
function holdSaves(answer?: () => Response) {
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const senders: (string | null)[] = []
  server.use(
    http.all('*/api/apps/email*', async ({ request }) => {
      if (request.method === 'GET') return undefined
      senders.push(request.headers.get('authorization'))
      await held
      return answer?.()
    }),
  )
  return { senders, letGo: () => letGo() }
}
/** Somebody else signs in, in the same tab. */
function takeTurns() {
  const session = store.get(sessionAtom)!
  store.set(sessionAtom, null)
  store.set(sessionAtom, { ...session, accessToken: 'next', userData: { ...session.userData, id: 77 } })
}

test(
  'a letter that could not be kept opens for nobody but who wrote it',
  async () => {
    const { user, unmount } = await compose()
    await user.type(await subject(), 'Lamps')
    const { draft } = windows()[0]!
    const { letGo } = holdSaves(() => HttpResponse.json({}, { status: 500 }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    unmount()
    takeTurns()
    letGo()
    await draft.saving
    await act(async () => undefined)
    expect(windows()).toEqual([])
    expect(toastQueue.visibleToasts).toEqual([])
  },
  LONG,
)

test(
  'what of a letter waits for an earlier save is not sent as the next person',
  async () => {
    const { user, unmount } = await compose()
    const { senders, letGo } = holdSaves()
    await user.type(await subject(), 'Lamps')
    const { draft } = windows()[0]!
    await waitFor(() => expect(senders).toHaveLength(1), patience)
    await user.type(await subject(), ' for Lyon')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    unmount()
    const own = `Bearer ${store.get(sessionAtom)!.accessToken}`
    takeTurns()
    letGo()
    await draft.saving
    expect(senders).toEqual([own])
  },
  LONG,
)

test('who is a recipient already keeps the name when another one joins', () => {
  const maya = { address: 'maya@elsewhere.example', name: 'Maya Laurent' }
  expect(recipientsOf([maya.address, 'omar@elsewhere.example'], [maya])).toEqual([
    maya,
    { address: 'omar@elsewhere.example', name: 'omar@elsewhere.example' },
  ])
})
