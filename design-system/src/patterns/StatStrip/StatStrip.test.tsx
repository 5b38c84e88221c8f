import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { StatStrip } from './StatStrip.tsx'

test('each figure is read with its name and its change, and leads to what it counts', async () => {
  await render(
    <StatStrip
      label="Statistics"
      items={[
        {
          id: 'sales',
          label: 'Sales',
          value: '17',
          change: { text: '+9%', tone: 'success' },
          note: 'vs 2025',
        },
        { id: 'customers', label: 'Customers', value: '100', href: '/customers' },
      ]}
    />,
  )
  const [sales, customers] = within(screen.getByRole('list', { name: 'Statistics' })).getAllByRole('listitem')
  expect(sales!.textContent).toBe('Sales17+9% vs 2025')
  expect(within(customers!).getByRole('link', { name: 'Customers' }).getAttribute('href')).toBe('/customers')
})
