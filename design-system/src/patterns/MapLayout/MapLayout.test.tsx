import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Sheet } from './Sheet.tsx'
import { MapLayout } from './MapLayout.tsx'

test('shows the panel beside the map by its name', async () => {
  await render(
    <MapLayout panelLabel="Vehicles" panel="Three of them">
      A map
    </MapLayout>,
  )
  expect(screen.getByRole('region', { name: 'Vehicles' }).textContent).toBe('Three of them')
  expect(screen.getByText('A map')).toBeTruthy()
})

test.each([
  ['en', 'Full'],
  ['ar', 'كامل'],
] as const)('a sheet says its height in %s and passes the keys on', async (language, full) => {
  const steps: number[] = []
  const { user } = await render(
    <Sheet label="Vehicles" room={600} step={2} onStepChange={(step) => steps.push(step)}>
      A list
    </Sheet>,
    { language },
  )
  await user.tab()
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(full)
  await user.keyboard('{ArrowDown}{ArrowUp}{Home}')
  expect(steps).toEqual([1, 2, 0])
})
