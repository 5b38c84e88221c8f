import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { ownTeamsOf, starredTeamsOf } from '../../../../../mocks/areas/profile/collection.ts'
import { accounts } from '../../../../../mocks/seed/accounts.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { Profile } from '../Profile.tsx'

withMock()
const ownTeams = ownTeamsOf(accounts[0]!)
const starredTeams = starredTeamsOf(accounts[0]!)
const patience = { timeout: 10_000 }
const LONG = 40_000

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(() => import('../../../../../design-system/src/components/Toast/ToastStack.tsx'), 60_000)

const open = (query = '') =>
  renderScreen(<Profile />, {
    path: '/pages/user-profile/:page',
    address: `/pages/user-profile/teams${query}`,
    groups: ['profile', 'titles', 'records', 'access'],
  })
const team = async (name: string) => within(await screen.findByRole('article', { name }, patience))
const counted = (count: number) =>
  screen.findByRole('link', { name: new RegExp(`^Teams\\s*${count}\\s*entries$`) }, patience)

test(
  'a team that is joined shows the person among its people at once, counts, and can be left by the toast',
  async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(http.put('*/profile/teams/:id', () => held.then(() => undefined), { once: true }))
    const { user } = await open('?q=rockets')
    const rockets = await team('Slow Rockets')
    await counted(7)
    expect(rockets.getByText('2 members')).toBeTruthy()
    await user.click(rockets.getByRole('button', { name: 'Join Slow Rockets' }))
    await rockets.findByText('3 members', {}, patience)
    expect(rockets.getByRole('button', { name: /^People of Slow Rockets.*Ines Halvorsen/ })).toBeTruthy()
    await counted(8)
    expect(ownTeams.get()).not.toContain(6)
    release()
    await screen.findByText('You joined Slow Rockets', {}, patience)
    expect(ownTeams.get()).toContain(6)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await counted(7)
    expect(await rockets.findByRole('button', { name: 'Join Slow Rockets' }, patience)).toBeTruthy()
    expect(ownTeams.get()).not.toContain(6)
  },
  LONG,
)

test(
  'a leave that the server refuses is taken back, and no other change with it',
  async () => {
    server.use(http.put('*/profile/teams/1', () => HttpResponse.json({ message: 'no' }, { status: 500 })))
    const { user, settled } = await open()
    const [kites, orchard] = [await team('Tin Kites'), await team('Night Orchard')]
    await user.click(kites.getByRole('button', { name: 'Leave Tin Kites' }))
    await user.click(orchard.getByRole('button', { name: 'Star Night Orchard' }))
    await user.click(orchard.getByRole('button', { name: 'Leave Night Orchard' }))
    await screen.findByText('The change was not saved', {}, patience)
    await settled()
    expect(kites.getByRole('button', { name: 'Leave Tin Kites' })).toBeTruthy()
    expect(kites.getByText('13 members')).toBeTruthy()
    expect(orchard.getByRole('button', { name: 'Join Night Orchard' })).toBeTruthy()
    expect(orchard.getByRole('button', { name: 'Star Night Orchard' }).ariaPressed).toBe('true')
    await waitFor(() => expect(ownTeams.get()).toEqual([1, 3, 4, 5, 7, 9]), patience)
  },
  LONG,
)

test(
  'a star shows at once and goes by another press; one that the server refuses comes back alone',
  async () => {
    server.use(http.put('*/profile/teams/1', () => HttpResponse.json({ message: 'no' }, { status: 500 })))
    const held = Promise.withResolvers<void>()
    server.use(http.put('*/profile/teams/2', () => held.promise.then(() => undefined), { once: true }))
    const { user, settled } = await open()
    const kites = (await team('Tin Kites')).getByRole('button', { name: 'Star Tin Kites' })
    const orchard = (await team('Night Orchard')).getByRole('button', { name: 'Star Night Orchard' })
    await user.click(orchard)
    expect(orchard.ariaPressed).toBe('true')
    expect(starredTeams.get()).toEqual([1, 7])
    await user.click(kites)
    expect(kites.ariaPressed).toBe('false')
    held.resolve()
    await screen.findByText('The change was not saved', {}, patience)
    await settled()
    expect([kites.ariaPressed, orchard.ariaPressed]).toEqual(['true', 'true'])
    expect(starredTeams.get()).toEqual([1, 7, 2])
    await user.click(orchard)
    await settled()
    expect(orchard.ariaPressed).toBe('false')
    expect(starredTeams.get()).toEqual([1, 7])
  },
  LONG,
)

test(
  'a team that was left is not among those of the overview',
  async () => {
    const { user } = await open('?q=kites')
    await user.click((await team('Tin Kites')).getByRole('button', { name: 'Leave Tin Kites' }))
    await screen.findByText('You left Tin Kites', {}, patience)
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the profile' }))
    await user.click(pages.getByRole('link', { name: /^Profile/ }))
    const teams = within(await screen.findByRole('region', { name: 'Teams' }, patience))
    expect(await teams.findByText('Night Orchard', {}, patience)).toBeTruthy()
    expect(teams.queryByText('Tin Kites')).toBeNull()
  },
  LONG,
)
