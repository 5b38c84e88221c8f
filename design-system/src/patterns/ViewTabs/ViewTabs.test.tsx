import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ViewTabs } from './ViewTabs.tsx'

const views = [
  { id: '', label: 'All', href: '#all' },
  { id: 'late', label: 'Late payers', href: '#late', mark: 'changed' },
]

test('leads to each view by its address and says which one is shown', async () => {
  await render(<ViewTabs label="Views" views={views} selectedId="late" />)
  const shown = screen.getByRole('link', { current: true })
  expect(shown.textContent).toContain('Late payers')
  expect(shown.getAttribute('href')).toBe('#late')
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('#all')
})

test('says in words what its dot means', async () => {
  await render(<ViewTabs label="Views" views={views} selectedId="late" />)
  expect(screen.getByRole('link', { name: /Late payers\s*changed/ })).toBeTruthy()
})

test('is a landmark of its own', async () => {
  await render(<ViewTabs label="Views" views={views} selectedId="" />)
  expect(screen.getByRole('navigation', { name: 'Views' })).toBeTruthy()
})
