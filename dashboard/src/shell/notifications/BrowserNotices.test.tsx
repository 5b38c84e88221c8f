import { act, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { settingsOf } from '../../../../mocks/areas/account-settings/collection.ts'
import { notifications } from '../../../../mocks/areas/notifications/collection.ts'
import { answer } from '../../../../mocks/transports/answer.ts'
import { resetData } from '../../../../mocks/scenarios.ts'
import { person, renderNavbar } from '../../../../tests/support/navbar.tsx'
import { shownAddress } from '../../../../tests/support/product.tsx'
import { BrowserNotices } from './BrowserNotices.tsx'

const server = setupServer(http.all('*/api/*', ({ request }) => answer(request)))
let shown: string[] = []

beforeAll(() => server.listen())
beforeEach(async () => {
  await resetData()
  localStorage.clear()
  shown = []
  vi.stubGlobal(
    'Notification',
    class {
      constructor(title: string) {
        shown.push(title)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => server.close())

const comes = (kind: 'orderPlaced' | 'messageReceived', name = 'Winslow Peregrine', isRead = false) =>
  notifications.insert({
    accountId: person.id,
    kind,
    isRead,
    time: new Date(Date.now() + 1000).toISOString(),
    recordId: 5393,
    number: '#5393',
    person: name,
    picture: '',
    subject: '',
    value: 3,
  })

const open = (tabs = 1) =>
  renderNavbar(
    Array.from({ length: tabs }, (_, tab) => <BrowserNotices key={tab} personId={person.id} />),
    { groups: ['notifications'] },
  )

/** The page is looked at again, and asks what is new. */
const lookAgain = () =>
  act(async () => {
    window.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('nothing is told of what was there before', async () => {
  const asked = vi.fn<() => void>()
  server.events.on('response:mocked', asked)
  await open()
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThanOrEqual(2))
  await lookAgain()
  expect(shown).toEqual([])
})

test('what comes is told once, in one tab of two', async () => {
  comes('orderPlaced')
  await open(2)
  await waitFor(() => expect(shown).toHaveLength(1))
  await lookAgain()
  expect(shown).toHaveLength(1)
  expect(shown[0]).toContain('5393')
})

test('what is read, or not wanted by the browser, is not told', async () => {
  const settings = settingsOf()
  const { notification } = settings.get()
  const { accountActivity } = notification.channels
  settings.set({
    ...settings.get(),
    notification: {
      ...notification,
      channels: { ...notification.channels, accountActivity: { ...accountActivity, browser: false } },
    },
  })
  comes('orderPlaced')
  comes('messageReceived', 'Read', true)
  comes('messageReceived', 'Odile')
  await open()
  await waitFor(() => expect(shown).toHaveLength(1))
  expect(shown[0]).toContain('Odile')
})

test('only while online: a tab that nobody looks at waits until somebody does', async () => {
  const settings = settingsOf()
  const { notification } = settings.get()
  settings.set({ ...settings.get(), notification: { ...notification, when: 'online' } })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  comes('messageReceived', 'Odile')
  await open()
  await lookAgain()
  expect(shown).toEqual([])
  visibility.mockRestore()
  await lookAgain()
  await waitFor(() => expect(shown).toHaveLength(1))
})

test('one that the service worker shows leads to what it tells of', async () => {
  vi.stubGlobal(
    'Notification',
    class {
      constructor() {
        throw new TypeError('Illegal constructor.')
      }
    },
  )
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>()
  const worker = Object.assign(new EventTarget(), { ready: Promise.resolve({ showNotification }) })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  comes('orderPlaced')
  await open()
  await waitFor(() => expect(showNotification).toHaveBeenCalled())
  const { href } = showNotification.mock.calls[0]![1]!.data
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { type: 'GO', href } })))
  await waitFor(() => expect(shownAddress()).toBe('/apps/ecommerce/order/details/5393'))
})
