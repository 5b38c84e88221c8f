import { Heading } from '@data1522/design-system/Heading'
import type { AbilityRule, Session } from '@data1522/mocks/contract/auth'
import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { storedViewAtom } from '../../core/auth/stored-view.ts'
import { viewAsAtom } from '../../core/auth/view-as.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import type { Access } from '../../core/router/access.ts'
import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { allRoutes } from '../../../../tests/support/all-routes.ts'
import { Screen } from './Screen.tsx'

const demo: Access = { action: 'read', subject: 'AclDemo' }
const Inside = () => <Heading level={1}>Inside</Heading>
const inside = lazyScreen(async () => ({ Inside }), 'Inside')
const open = (access: Access, address: string, rules?: AbilityRule[]) =>
  act(() =>
    renderProduct(
      <Routes>
        <Route
          path={address.split('?')[0]}
          element={<Screen route={{ ...allRoutes[0]!, access }} screen={inside} />}
        />
        <Route path="*" element={<Heading level={1}>Elsewhere</Heading>} />
      </Routes>,
      { address, rules },
    ),
  )
const session: Session = {
  userData: { id: 9, fullName: 'Ada', username: 'ada', avatar: '', email: 'a@b.example', role: 'client' },
  accessToken: 'token',
  userAbilityRules: [],
}
const change = (next: Session | null) => act(async () => store.set(sessionAtom, next))

// Arriving asks how much may move.
beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterAll(() => void vi.unstubAllGlobals())
beforeEach(() => store.set(storedViewAtom, null))

test('a screen leaves when the rule that let one in is taken away', async () => {
  await open(demo, '/access-control', [{ action: 'read', subject: 'AclDemo' }])
  expect(await screen.findByText('Inside')).toBeTruthy()
  await change(session)
  await waitFor(() => expect(shownAddress()).toBe('/not-authorized'))
})

test('a rule with conditions lets one in once it can be read', async () => {
  await open(demo, '/access-control', [{ action: 'read', subject: 'AclDemo', conditions: { ownerId: 9 } }])
  expect(await screen.findByText('Inside')).toBeTruthy()
})

test('a rule that cannot be read lets nobody in', async () => {
  await open(demo, '/access-control', [
    { action: 'read', subject: 'AclDemo', conditions: { ownerId: { $near: 9 } } },
  ])
  await waitFor(() => expect(shownAddress()).toBe('/not-authorized'))
})

test('viewing as someone else is guarded by their rules', async () => {
  await open(demo, '/access-control', [{ action: 'manage', subject: 'all' }])
  expect(await screen.findByText('Inside')).toBeTruthy()
  await act(async () => store.set(viewAsAtom, { role: 'nobody', rules: [] }))
  await waitFor(() => expect(shownAddress()).toBe('/not-authorized'))
})

test.each([
  ['guest' as const, '/login?to=%2Fapps%2Fchat', '/apps/chat'],
  ['guest' as const, '/login', '/'],
  ['public' as const, '/data1522?to=%2Fapps%2Fchat%3Fq%3D1', '/apps/chat?q=1'],
  ['public' as const, '/data1522?role=editor&page=2&to=%2Fapps%2Fchat', '/apps/chat?role=editor&page=2'],
])('signing in elsewhere leads on from a %s screen at %s to %s', async (access, from, to) => {
  await open(access, from)
  expect(await screen.findByText('Inside')).toBeTruthy()
  await change(session)
  await waitFor(() => expect(shownAddress()).toBe(to))
})

test('who is signed out is sent to the entry with all that the address held', async () => {
  await open('signed-in', '/apps/chat?role=editor&page=2#part', [])
  expect(await screen.findByText('Inside')).toBeTruthy()
  await change(null)
  await waitFor(() => expect(shownAddress()).toBe('/data1522?role=editor&page=2&to=%2Fapps%2Fchat%23part'))
})

test('other public screens stay when one signs in elsewhere', async () => {
  await open('public', '/data1522/pricing?to=%2Fapps%2Fchat')
  expect(await screen.findByText('Inside')).toBeTruthy()
  await change(session)
  expect(shownAddress()).toBe('/data1522/pricing?to=%2Fapps%2Fchat')
})

test('who comes signed in to an address with a destination is not led there', async () => {
  await open('public', '/data1522?to=%2Fapps%2Fchat', [])
  expect(await screen.findByText('Inside')).toBeTruthy()
  expect(shownAddress()).toBe('/data1522?to=%2Fapps%2Fchat')
})
