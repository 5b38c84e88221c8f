import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { NotAuthorized } from './NotAuthorized.tsx'
import { queryClient } from '../../core/api/query-client.ts'

const admins = {
  users: [
    { id: 4, fullName: 'Solveig Ängsblomma', email: 'solveig@example.com', avatar: '' },
    { id: 7, fullName: 'Natsuo Hoshikawara', email: 'natsuo@example.com', avatar: '' },
  ],
}
const server = setupServer()
const answer = (answering: () => Response) => server.use(http.get('*/api/apps/users', answering))

beforeAll(() => server.listen())
afterEach(() => {
  queryClient.clear()
  server.resetHandlers()
})
afterAll(() => server.close())

const guarded = { address: '/not-authorized', state: { from: '/access-control' }, rules: [] }
const groups = ['errors', 'titles'] as const

test.each([
  ['en', /“Access control” needs the permission “See” for “Access demo”/],
  ['fr', /«\s*Contrôle d’accès\s*» exige la permission «\s*Consulter\s*» sur «\s*Démo des accès\s*»/],
  ['ar', /«\u2068التحكم في الوصول\u2069» صلاحية «\u2068العرض\u2069» على «\u2068عرض الصلاحيات\u2069»/],
] as const)('says in %s which permission is missing', async (language, words) => {
  answer(() => HttpResponse.json(admins))
  await renderProduct(<NotAuthorized />, { ...guarded, groups, language })
  expect(screen.getByRole('main').textContent).toMatch(words)
  expect(await screen.findByText('Solveig Ängsblomma')).toBeTruthy()
})

test('names who can give it, with a letter begun', async () => {
  answer(() => HttpResponse.json(admins))
  await renderProduct(<NotAuthorized />, { ...guarded, groups })
  const list = within(await screen.findByRole('list', { name: 'Who can give you access' }))
  const letter = list.getByRole('link', { name: 'natsuo@example.com' }).getAttribute('href')
  expect(letter).toBe('mailto:natsuo@example.com?subject=Access%20to%20%E2%80%9CAccess%20control%E2%80%9D')
})

test('says whom to ask where nobody is known', async () => {
  answer(() => HttpResponse.json({ message: 'No' }, { status: 403 }))
  await renderProduct(<NotAuthorized />, { ...guarded, groups })
  expect(await screen.findByText('Ask whoever manages your team.')).toBeTruthy()
})

test('takes the permission from the address, and no word of it that is none of ours', async () => {
  answer(() => HttpResponse.json(admins))
  const { unmount } = await renderProduct(<NotAuthorized />, {
    address: '/not-authorized?action=delete&subject=User',
    rules: [],
    groups,
  })
  expect(screen.getByText(/the permission “Delete” for “Users”/)).toBeTruthy()
  unmount()
  await renderProduct(<NotAuthorized />, {
    address: '/not-authorized?action=delete&subject=Call+%2B1+555+now',
    rules: [],
    groups,
  })
  expect(screen.getByText('Your account does not have the permission that this page needs.')).toBeTruthy()
  expect(screen.getByRole('main').textContent).not.toContain('555')
})

test('asks a visitor to sign in, and tells them no names', async () => {
  await renderProduct(<NotAuthorized />, { address: '/not-authorized', groups })
  const [first] = within(screen.getByRole('main')).getAllByRole('link')
  expect([first!.textContent, first!.getAttribute('href')]).toEqual(['Sign in', '/login'])
  expect(screen.getByText('Error 401')).toBeTruthy()
  expect(screen.queryByText('Who can give you access')).toBeNull()
})

test('lets one change the account, and come back with the other', async () => {
  answer(() => HttpResponse.json(admins))
  server.use(http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })))
  const state = { from: '/access-control?page=2' }
  const { user } = await renderProduct(<NotAuthorized />, { ...guarded, state, groups })
  await user.click(screen.getByRole('button', { name: 'Use another account' }))
  expect(shownAddress()).toBe('/login?page=2&to=%2Faccess-control')
})
