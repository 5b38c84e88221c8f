import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { queryClient } from '../../core/api/query-client.ts'
import { store } from '../../core/store.ts'
import { storedViewAtom } from '../../core/auth/stored-view.ts'
import { viewAsAtom } from '../../core/auth/view-as.ts'
import { isViewDialogOpenAtom } from '../../core/auth/view-dialog.ts'
import { ViewAs } from './ViewAs.tsx'

const server = setupServer()
const roles = [
  {
    id: 1,
    name: 'Night shift',
    userRole: null,
    userCount: 0,
    members: [],
    rules: { orders: { read: true } },
  },
]
const answer = (answering: () => Response) => server.use(http.get('*/api/apps/roles', answering))
const admin = [{ action: 'manage', subject: 'all' }]
const open = (more: Parameters<typeof renderProduct>[1] = {}) =>
  renderProduct(<ViewAs />, { groups: ['access'], rules: admin, ...more })
const patience = { timeout: 10_000 }

beforeAll(() => server.listen())
beforeEach(() => {
  store.set(storedViewAtom, null)
  store.set(isViewDialogOpenAtom, false)
})
afterEach(() => {
  queryClient.clear()
  server.resetHandlers()
})
afterAll(() => server.close())

test('a role that people have made can be viewed, by its own name', async () => {
  answer(() => HttpResponse.json({ roles }))
  const { user } = await open()
  act(() => store.set(isViewDialogOpenAtom, true))
  const dialog = within(await screen.findByRole('dialog', {}, patience))
  await user.click(await dialog.findByRole('button', { name: /Night shift/ }))
  expect(store.get(viewAsAtom)).toEqual({
    viewer: 9,
    role: 'Night shift',
    rules: [{ action: 'read', subject: 'Order' }],
  })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Viewing as Night shift'))
  expect(store.get(isViewDialogOpenAtom)).toBe(false)
}, 20_000)

test('where the roles do not come, those of the demo can be viewed, and it can be tried again', async () => {
  answer(() => HttpResponse.json({ message: 'No' }, { status: 403 }))
  const { user } = await open()
  act(() => store.set(isViewDialogOpenAtom, true))
  const dialog = within(await screen.findByRole('dialog', {}, patience))
  await dialog.findByText('The roles of the product could not be loaded')
  answer(() => HttpResponse.json({ roles }))
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByRole('button', { name: /Night shift/ })
  await user.click(dialog.getByRole('button', { name: /^Client/ }))
  expect(store.get(viewAsAtom)?.role).toBe('client')
}, 20_000)

test('back to oneself: said, and where the view was turned away oneself goes in', async () => {
  const { user } = await open({ address: '/not-authorized', state: { from: '/access-control?page=2' } })
  act(() => store.set(viewAsAtom, { role: 'nobody', rules: [] }))
  await user.click(screen.getByRole('button', { name: 'Back to administrator' }))
  expect(store.get(viewAsAtom)).toBeNull()
  expect(shownAddress()).toBe('/access-control?page=2')
  expect(screen.getByRole('status').textContent).toBe('You are back in your own account.')
})

test('who may not do everything is never asked', async () => {
  await open({ rules: [{ action: 'read', subject: 'all' }] })
  act(() => store.set(isViewDialogOpenAtom, true))
  expect(screen.queryByRole('dialog')).toBeNull()
})
