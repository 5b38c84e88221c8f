import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { DateField } from './DateField.tsx'

const errorOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .filter(Boolean)
    .join(' ')

test.each([
  [{ min: '2026-11-22' }, 'Choose November 22, 2026 or later.'],
  [{ max: '2026-11-20' }, 'Choose November 20, 2026 or earlier.'],
  [
    { unavailableRanges: [{ start: '2026-11-20', end: '2026-11-21' }] },
    'November 21, 2026 is not available.',
  ],
  [{ isDateUnavailable: (day: string) => day === '2026-11-21' }, 'November 21, 2026 is not available.'],
])('says what is wrong with a day by %j', async (limits, said) => {
  const { rerender } = await render(<DateField label="Day" defaultValue="2026-11-21" {...limits} />)
  expect(errorOf(screen.getByRole('group'))).toContain(said)
  rerender(<DateField label="Day" defaultValue="2026-11-21" {...limits} errorMessage="Not that day." />)
  expect(errorOf(screen.getByRole('group'))).toMatch(/^.*Not that day\.$/)
  expect(screen.queryByText(said)).toBeNull()
})

test('does not find fault with a day before it is typed to its end', async () => {
  const { user } = await render(<DateField label="Day" defaultValue="2026-11-21" min="2026-11-15" />)
  await user.tab()
  await user.keyboard('{ArrowRight}1')
  expect(screen.queryByText(/or later/)).toBeNull()
  await user.click(document.body)
  expect(screen.getByText(/or later/)).toBeTruthy()
})
