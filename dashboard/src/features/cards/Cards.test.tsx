import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { server } from '../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { actionSections } from './actions/action-sections.ts'
import { basicSections } from './basic/basic-sections.ts'
import { Cards } from './Cards.tsx'
import { statisticsSections } from './statistics/StatisticsCards.tsx'
import { tabScreens } from './tab-screens.ts'
import { tabCounts } from './tabs.ts'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  await Promise.all([
    tabScreens.actions.prefetch(),
    tabScreens.basic.prefetch(),
    tabScreens.statistics.prefetch(),
    import('./shared/SectionCode.tsx'),
    ...statisticsSections.flatMap(({ cards }) => cards.map(({ code }) => code?.())),
  ])
}, 60_000)

const open = (kind: 'basic' | 'statistics' | 'actions') =>
  renderScreen(<Cards />, {
    path: '/pages/cards/:kind',
    address: `/pages/cards/card-${kind}`,
    groups: ['cards', 'titles', 'dashboards', 'records', 'showcase'],
  })

test('each tab says how many cards it has, each with a name of its own', () => {
  const tabs = { basic: basicSections, statistics: statisticsSections, actions: actionSections } as const
  for (const [tab, sections] of Object.entries(tabs)) {
    const ids = sections.flatMap(({ cards }) => cards.map(({ id }) => id))
    expect(ids).toHaveLength(tabCounts[tab as keyof typeof tabs])
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test(
  'a card is found by its name, and what was looked for is let go',
  async () => {
    const { user, settled } = await open('actions')
    await screen.findByRole('button', { name: 'Refresh “Emails”' }, patience)
    await settled()
    expect(screen.getByRole('tab', { name: /^Basic\s*11\s*cards$/ })).toBeTruthy()
    const search = screen.getByRole('searchbox', { name: 'Find a card' })
    await user.type(search, 'wéek')
    expect(screen.queryByRole('button', { name: 'Refresh “Emails”' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove “Week”' })).toBeTruthy()
    await user.type(search, 'zz')
    await user.click(screen.getByRole('button', { name: 'Show all cards' }))
    await screen.findByRole('button', { name: 'Refresh “Emails”' }, patience)
  },
  LONG,
)

test(
  'a card that was removed comes back from its place',
  async () => {
    const { user } = await open('actions')
    await user.click(await screen.findByRole('button', { name: 'Remove “Week”' }, patience))
    await user.click(await screen.findByRole('button', { name: 'Bring it back' }, patience))
    expect(await screen.findByRole('button', { name: 'Remove “Week”' }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'one card that fails says so and is tried again, the others stand',
  async () => {
    let calls = 0
    server.use(
      http.get('*/api/dashboards/analytics/campaigns', () => {
        calls += 1
        return calls <= 1 ? HttpResponse.json({}, { status: 404 }) : undefined
      }),
    )
    const { user } = await open('actions')
    const failed = await screen.findByRole('region', { name: 'Emails' }, patience)
    await user.click(await within(failed).findByRole('button', { name: 'Try again' }, patience))
    await screen.findByRole('button', { name: 'Refresh “Emails”' }, patience)
    expect(screen.getByRole('button', { name: 'Remove “Week”' })).toBeTruthy()
  },
  LONG,
)

test(
  'a card that cannot be refreshed keeps its figures, says so, and does not call itself up to date',
  async () => {
    const { user, settled } = await open('actions')
    const refresh = await screen.findByRole('button', { name: 'Refresh “Emails”' }, patience)
    await settled()
    server.use(http.get('*/api/dashboards/analytics/campaigns', () => HttpResponse.json({}, { status: 404 })))
    await user.click(refresh)
    expect(await screen.findByText('“Emails” could not be refreshed', {}, patience)).toBeTruthy()
    expect(screen.getByText('Opened')).toBeTruthy()
    expect(screen.queryByText('Up to date')).toBeNull()
  },
  LONG,
)

test(
  'a long text opens',
  async () => {
    const { user } = await open('basic')
    const more = await screen.findByRole('button', { name: 'Read more' }, patience)
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await user.click(more)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Read less' }).getAttribute('aria-expanded')).toBe('true'),
    )
  },
  LONG,
)
