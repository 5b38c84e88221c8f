import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { CoverFigures } from './CoverFigures.tsx'

test.each([
  ['en', '12,480', 'shops'],
  ['ar', '12,480', 'متجر'],
] as const)(
  'reads each figure before what it counts, and not the picture, in %s',
  async (language, value, label) => {
    await render(<CoverFigures src="cover.svg" label="Figures" figures={[{ value, label }]} />, { language })
    const list = within(screen.getByRole('list', { name: 'Figures' }))
    expect(list.getByRole('listitem').textContent).toBe(`${value} ${label}`)
    expect(screen.queryByRole('img')).toBeNull()
  },
)
