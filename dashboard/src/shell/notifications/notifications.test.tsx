import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { toastQueue } from '../../../../design-system/src/components/Toast/toasts.ts'
import { answer } from '../../../../mocks/transports/answer.ts'
import { resetData, setScenario } from '../../../../mocks/scenarios.ts'
import { person, renderNavbar } from '../../../../tests/support/navbar.tsx'
import { shownAddress } from '../../../../tests/support/product.tsx'
import { store } from '../../core/store.ts'
import { NotificationsButton } from './NotificationsButton.tsx'
import { isNotificationsOpenAtom } from './is-open.ts'

const server = setupServer(http.all('*/api/*', ({ request }) => answer(request)))
const patient = { timeout: 4000 }

beforeAll(async () => {
  server.listen()
  await Promise.all([
    import('./NotificationsPanel.tsx'),
    import('../../../../design-system/src/components/Popover/PopoverPanel.tsx'),
    import('../../../../design-system/src/components/Toast/ToastStack.tsx'),
  ])
})
beforeEach(() => resetData())
afterEach(() => {
  store.set(isNotificationsOpenAtom, false)
  server.resetHandlers()
  setScenario()
  for (const { key } of toastQueue.visibleToasts) toastQueue.close(key)
})
afterAll(() => server.close())

const show = (language: 'en' | 'fr' | 'ar' = 'en') =>
  renderNavbar(<NotificationsButton personId={person.id} />, { language, groups: ['notifications'] })
const bell = (name: string | RegExp) => screen.findByRole('button', { name }, patient)
const rows = () =>
  within(screen.getByRole('list', { name: 'Notifications' }))
    .getAllByRole('listitem')
    .filter((item) => !item.querySelector('ul'))

const open = async () => {
  const view = await show()
  await view.user.click(await bell(/^Notifications/))
  await screen.findByRole('list', { name: 'Notifications' }, patient)
  return view
}

test.each([
  ['en', 'Notifications 4 unread'],
  ['fr', 'Notifications 4 non lues'],
  ['ar', 'الإشعارات 4 إشعارات غير مقروءة'],
] as const)('says in %s how many are new, before anyone asks', async (language, name) => {
  await show(language)
  expect(await bell(name)).toBeTruthy()
})

test('opens by keyboard as a list, the newest first, each with its words, its time and its record', async () => {
  const { user } = await show()
  await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Notifications' }, patient)
  await screen.findByRole('list', { name: 'Notifications' }, patient)
  expect(rows()).toHaveLength(12)
  expect(rows()[0]!.textContent).toMatch(/Message from Joaquim Ferreirinho2 new messages\D*6 minutes ago$/)
  expect(rows()[0]!.querySelector('time')!.dateTime).toMatch(/^\d{4}-\d\d-\d\dT/)
  const links = rows().map((row) => within(row).getByRole('link'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/apps/chat?with=12',
    '/apps/user/view/50',
    '/apps/ecommerce/order/details/5399',
    '/apps/ecommerce/manage-review',
    '/apps/ecommerce/order/details/5393',
    '/apps/user/view/49',
    '/apps/invoice/preview/5089',
    '/apps/ecommerce/order/details/5386',
    '/apps/ecommerce/product/list?q=Pebble%20Grand%20phone',
    '/apps/ecommerce/manage-review',
    '/apps/calendar',
    '/apps/invoice/preview/5061',
  ])
})

test('leads to the record, is read then, and closes', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('link', { name: 'Payment of order #5399 failed' }))
  expect(shownAddress()).toBe('/apps/ecommerce/order/details/5399')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await bell('Notifications 3 unread')).toBeTruthy()
})

test('is marked as read and as unread again', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Mark as read: New user: جوري القندلاني' }))
  await user.click(await screen.findByRole('button', { name: 'Mark as unread: New user: جوري القندلاني' }))
  expect(await screen.findByRole('button', { name: 'Mark as read: New user: جوري القندلاني' })).toBeTruthy()
})

test('all are marked as read, and as unread', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await user.click(await screen.findByRole('button', { name: 'Mark all as unread' }))
  await screen.findByRole('button', { name: 'Mark all as read' })
  expect(screen.getAllByRole('button', { name: /^Mark as read:/ })).toHaveLength(12)
})

test('shows the unread alone, passes the focus on as each is read, and says when all are', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: 'Unread' }))
  expect(rows()).toHaveLength(4)
  screen.getByRole('button', { name: 'Mark as read: Review by Magnus Threlkeld-Sole' }).focus()
  for (const next of ['Payment of order #5399 failed', 'New user: جوري القندلاني']) {
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(`Mark as read: ${next}`),
    )
  }
  await user.keyboard('{Enter}')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'All read' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Unread' }))
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(rows()).toHaveLength(12)
})

test('is removed by keyboard, keeps the focus in the list, and comes back by undo', async () => {
  const { user } = await open()
  screen.getByRole('button', { name: 'Remove: New order #5393' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(rows()).toHaveLength(11))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: New user: Ximena Altavista')
  const toast = await screen.findByRole('alertdialog', { name: /Notification removed/ }, patient)
  await user.click(within(toast).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rows()).toHaveLength(12))
  expect(within(rows()[4]!).getByRole('link').textContent).toBe('New order #5393')
})

test('what the server refuses is as it was, and says so', async () => {
  const { user } = await open()
  server.use(http.put('*/api/notifications', () => HttpResponse.json({ message: 'No' }, { status: 500 })))
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('The change was not saved')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Mark as read:/ })).toHaveLength(4)
})

test('says what will be here while there is nothing', async () => {
  setScenario({ empty: true })
  const { user } = await show()
  await user.click(await bell('Notifications'))
  expect(await screen.findByRole('heading', { name: 'Nothing new yet' }, patient)).toBeTruthy()
})

test('says that it could not be loaded, and tries again', async () => {
  setScenario({ fail: 'notifications' })
  const { user } = await show()
  await user.click(await bell('Notifications'))
  const alert = await screen.findByRole('alert', {}, patient)
  setScenario()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('list', { name: 'Notifications' }, patient)
  expect(rows()).toHaveLength(12)
})

test('is opened from elsewhere', async () => {
  await show()
  store.set(isNotificationsOpenAtom, true)
  expect(await screen.findByRole('dialog', { name: 'Notifications' }, patient)).toBeTruthy()
})
