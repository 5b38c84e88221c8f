import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { connectedOf } from '../../../../mocks/areas/profile/collection.ts'
import { accounts } from '../../../../mocks/seed/accounts.ts'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { Profile } from './Profile.tsx'

withMock()
const connected = connectedOf(accounts[0]!)
afterEach(() => void vi.useRealTimers())
const patience = { timeout: 10_000 }
const LONG = 40_000

const open = (page: string, language: 'en' | 'fr' | 'ar' = 'en') =>
  renderScreen(<Profile />, {
    language,
    path: '/pages/user-profile/:page',
    address: `/pages/user-profile/${page}`,
    groups: ['profile', 'titles', 'records', 'access'],
  })
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

test(
  'says who it is, and leads to each page',
  async () => {
    const { user } = await open('profile')
    await screen.findByRole('heading', { level: 2, name: 'Ines Halvorsen' }, patience)
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the profile' }))
    expect(pages.getByRole('link', { current: 'page' }).textContent).toContain('Profile')
    await user.click(pages.getByRole('link', { name: /Teams/ }))
    expect(await screen.findAllByRole('article', {}, patience)).toHaveLength(9)
  },
  LONG,
)

test.each([
  ['fr', 'Washington, États-Unis', 'États-Unis'],
  ['ar', '\u2068Washington\u2069، \u2068الولايات المتحدة\u2069', 'الولايات المتحدة'],
] as const)(
  'names the country of the person in %s, above as below',
  async (language, place, country) => {
    await open('profile', language)
    expect(await screen.findByText(place, {}, patience)).toBeTruthy()
    expect(await screen.findByText(country, {}, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'the table of projects shows five a page, and those that are looked for',
  async () => {
    const { user } = await open('profile')
    const table = await screen.findByRole('table', { name: 'All projects' }, patience)
    expect(within(table).getAllByRole('row')).toHaveLength(6)
    await user.click(
      within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: /2/ }),
    )
    await screen.findByText('6–10 of 24', {}, patience)
    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'marees')
    await screen.findByText('1–1 of 1', {}, patience)
    expect(screen.getByRole('rowheader').textContent).toContain('Carnet des Marées')
  },
  LONG,
)

test(
  'the tab of the connections counts one as one',
  async () => {
    connected.set([1])
    await open('profile')
    expect(await screen.findByRole('link', { name: /^Connections\s*1\s*entry$/ }, patience)).toBeTruthy()
    expect(screen.getByText('Connected with 1 person')).toBeTruthy()
  },
  LONG,
)

test(
  'connecting shows at once, and can be taken back',
  async () => {
    const { user } = await open('connections?show=others&q=robotics')
    await user.click(await screen.findByRole('button', { name: /^Connect with/ }, patience))
    await waitFor(() => expect(connected.get()).toContain(28), patience)
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(() => expect(connected.get()).not.toContain(28), patience)
  },
  LONG,
)

test(
  'a connection that the server refuses is taken off the screen again',
  async () => {
    server.use(http.put('*/connections/:id', () => HttpResponse.json({ message: 'no' }, { status: 500 })))
    const { user } = await open('connections?q=robotics')
    await user.click(await screen.findByRole('button', { name: /^Connect with/ }, patience))
    await screen.findByText('The change was not saved', {}, patience)
    expect(await screen.findByRole('button', { name: /^Connect with/ }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'projects are filtered by how they stand, and those beyond their budget say so',
  async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] })
    const { user } = await open('projects')
    await user.click(await screen.findByRole('radio', { name: 'Late 1' }, patience))
    await waitFor(() => expect(names()).toEqual(['رفيق القافلة']), patience)
    expect(screen.getByRole('meter', { name: /^Budget/ }).ariaValueText).toMatch(/8,280.* over budget/)
    expect(screen.getByText('2 days late')).toBeTruthy()
  },
  LONG,
)

test(
  'what finds nothing helps on, and what cannot be loaded can be tried again',
  async () => {
    const { user } = await open('teams?q=zebra')
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }, patience))
    expect(await screen.findAllByRole('article', {}, patience)).toHaveLength(9)
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  },
  LONG,
)

test(
  'a failure is said where the content would stand',
  async () => {
    setScenario({ fail: 'pages' })
    await open('teams')
    await screen.findByRole('heading', { name: 'The teams could not be loaded' }, patience)
    expect(screen.getByRole('heading', { name: 'The profile could not be loaded' })).toBeTruthy()
  },
  LONG,
)

test(
  'the link of a project leads to it in the table of all, whoever follows it',
  async () => {
    const { user } = await open('projects')
    const [first] = await screen.findAllByRole('article', {}, patience)
    const name = within(first!).getByRole('heading').textContent
    await user.click(within(first!).getByRole('button', { name: `More actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }, patience))
    await screen.findByText('Link copied', {}, patience)
    const link = new URL(await navigator.clipboard.readText())
    expect(link.pathname + link.hash).toBe('/pages/user-profile/profile#profile-projects')
    expect(link.searchParams.get('q')).toBe(name)
  },
  LONG,
)
