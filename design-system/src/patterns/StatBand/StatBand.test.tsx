import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { StatBand } from './StatBand.tsx'

test.each([
  ['en', '12,480', 'shops run on it'],
  ['ar', '12,480', 'متجر يعمل به'],
] as const)('reads each figure with what it counts, in %s', async (language, value, label) => {
  await render(<StatBand label="Figures" figures={[{ value, label }]} />, { language })
  const list = within(screen.getByRole('list', { name: 'Figures' }))
  expect(list.getByRole('listitem').textContent).toBe(`${value} ${label}`)
  expect(list.getByText(value).tagName).toBe('BDI')
})
