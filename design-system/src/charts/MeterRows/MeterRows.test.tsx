import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { MeterRows } from './MeterRows.tsx'

const data = [
  { name: 'Paid', count: 12 },
  { name: 'Pending', count: 3 },
  { name: 'Unknown', count: Number.NaN },
]

test.each(['en', 'ar'] as const)('each row says its name and its figure, in %s', async (language) => {
  await render(
    <MeterRows
      label="Orders"
      data={data}
      category={({ name }) => name}
      value={({ count }) => count}
      formatValue={(count) => `${count} orders`}
    />,
    { language },
  )
  const list = within(screen.getByRole('list', { name: 'Orders' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Paid.*12 orders/),
    expect.stringMatching(/Pending.*3 orders/),
    expect.stringMatching(/Unknown.*–/),
  ])
  expect(list.getByRole('meter', { name: 'Paid' }).getAttribute('aria-valuemax')).toBe('12')
})
