import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { DashboardCard } from './DashboardCard.tsx'

const menu = (onAction: (id: string) => void) => ({
  sections: [{ id: 'card', entries: [{ id: 'refresh', label: 'Refresh' }] }],
  onAction,
})

test('is a region named by its title, which says when it is busy', async () => {
  const { rerender } = await render(<DashboardCard title="Leads" state="loading" />)
  const card = screen.getByRole('region', { name: 'Leads' })
  expect(card.getAttribute('aria-busy')).toBe('true')
  rerender(
    <DashboardCard title="Leads" value="4,280">
      In all
    </DashboardCard>,
  )
  expect(card.getAttribute('aria-busy')).toBe('false')
  expect(card.textContent).toContain('4,280')
})

test('shows the notice alone where it failed', async () => {
  await render(
    <DashboardCard title="Leads" value="4,280" state="failed" notice="Could not be loaded">
      In all
    </DashboardCard>,
  )
  expect(screen.getByRole('region').textContent).toBe('LeadsCould not be loaded')
})

test('its menu opens by keys and by mouse, and says which card it is of', async () => {
  const user = userEvent.setup()
  const onAction = vi.fn<(id: string) => void>()
  await render(<DashboardCard title="Leads" menu={menu(onAction)} />)
  screen.getByRole('button', { name: 'More actions for Leads' }).focus()
  await user.keyboard('{ArrowDown}')
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }))
  expect(onAction).toHaveBeenCalledWith('refresh')
})

test('leads on by its title', async () => {
  await render(<DashboardCard title="Late" href="/fleet" edge="warning" value="13" />)
  expect(screen.getByRole('link', { name: 'Late' }).getAttribute('href')).toBe('/fleet')
})
