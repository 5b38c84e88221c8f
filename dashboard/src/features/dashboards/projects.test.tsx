import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { shownAddress } from '../../../../tests/support/product.tsx'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { ProjectsCard } from '../../entities/dashboard/cards/analytics/ProjectsCard.tsx'
import { CardContext, DashboardContext } from '../../entities/dashboard/card/card.ts'
import { analyticsDashboard } from './analytics/AnalyticsDashboard.tsx'

withMock()
const patience = { timeout: 10_000 }
Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: () => undefined })
afterEach(() => void vi.restoreAllMocks())
beforeAll(async () => {
  await import('../../../../design-system/src/components/Menu/MenuPopup.tsx')
}, 60_000)

const show = () =>
  renderScreen(
    <DashboardContext value={{ days: { period: 30 }, comparedWith: '' }}>
      <CardContext value={analyticsDashboard.cards.find(({ id }) => id === 'projects')!}>
        <ProjectsCard />
      </CardContext>
    </DashboardContext>,
    { path: '/dashboards/analytics', groups: ['dashboards', 'analyticsDashboard'] },
  )

test('of the projects that are chosen the file has them alone, on whatever page they are', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `#${files.push(file as Blob)}`)
  const { user } = await show()
  const nameOf = (box: HTMLElement) => box.getAttribute('aria-label')!.replace('Choose ', '')
  const [first] = await screen.findAllByRole('checkbox', {}, patience)
  await user.click(first!)
  const wanted = [nameOf(first!)]
  await user.click(screen.getByRole('button', { name: 'Next rows' }))
  const [second] = screen.getAllByRole('checkbox')
  await user.click(second!)
  wanted.push(nameOf(second!))
  screen.getByText('2 selected: the CSV contains only these')
  await user.click(screen.getByRole('button', { name: /Projects/ }))
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }, patience))
  await waitFor(() => expect(files).toHaveLength(1), patience)
  const [, ...rows] = (await files[0]!.text()).trim().split('\r\n')
  expect(rows.map((row) => /^"([^"]*)"/.exec(row)![1])).toEqual(wanted)
})

test('a project opens in the table of the profile', async () => {
  const { user } = await show()
  const [open] = await screen.findAllByRole('button', { name: /^Open .* in the profile$/ }, patience)
  const name = /^Open (.*) in the profile$/.exec(open!.getAttribute('aria-label')!)![1]!
  await user.click(open!)
  const shown = new URL(shownAddress()!, 'http://shop')
  expect([shown.pathname, shown.searchParams.get('q')]).toEqual(['/pages/user-profile/profile', name])
})
