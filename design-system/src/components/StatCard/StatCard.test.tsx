import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { StatCard } from './StatCard.tsx'

test('reads label, figure, change and caption in this order', async () => {
  const { container } = await render(
    <StatCard
      label="Session"
      value="21,459"
      change={{ text: '+29%', tone: 'success' }}
      caption="Total users"
    />,
  )
  expect(screen.getByRole('group', { name: 'Session' })).toBeTruthy()
  expect(container.textContent).toBe('Session21,459 +29%Total users')
})

test('isolates figure and change, so that signs keep their side in Arabic', async () => {
  await render(<StatCard label="الجلسات" value="21,459" change={{ text: '−14%', tone: 'danger' }} />, {
    language: 'ar',
  })
  expect(screen.getByText('21,459').tagName).toBe('BDI')
  expect(screen.getByText('−14%').tagName).toBe('BDI')
})

test('leads to what is counted, and says in which time it moved', async () => {
  const change = { text: '+29%', tone: 'success', period: 'in 30 days' } as const
  const { container } = await render(
    <StatCard label="Session" value="21,459" change={change} href="/sessions" />,
  )
  expect(screen.getByRole('link', { name: 'Session' }).getAttribute('href')).toBe('/sessions')
  expect(container.textContent).toBe('Session21,459 +29% in 30 days')
})

test('says no change while the figure loads, and keeps its line where it has one', async () => {
  const change = { text: '+29%', tone: 'success' } as const
  await render(<StatCard label="Session" value="" change={change} isChangeBelow isLoading />)
  expect(screen.queryByText('+29%')).toBeNull()
  expect(screen.getByText('\u00a0', { normalizer: (text) => text })).toBeTruthy()
})

test('keeps what is known while the figure loads, and says that it is busy', async () => {
  await render(<StatCard label="Session" value="" caption="Total users" isLoading />)
  const tile = screen.getByRole('group', { name: 'Session' })
  expect(tile.getAttribute('aria-busy')).toBe('true')
  expect(within(tile).getByText('Total users')).toBeTruthy()
  expect(tile.querySelector('bdi')).toBeNull()
})
