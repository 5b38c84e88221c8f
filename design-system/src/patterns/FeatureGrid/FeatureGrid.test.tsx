import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconTruck } from '../../icons/icons.ts'
import { FeatureGrid } from './FeatureGrid.tsx'

test.each([
  ['en', 'Vans on a map', 'The late ones first.'],
  ['ar', 'الشاحنات على خريطة', 'المتأخر أولًا.'],
] as const)('lists what there is, each under a title, in %s', async (language, title, text) => {
  await render(<FeatureGrid features={[{ title, text, icon: IconTruck }]} />, { language })
  expect(screen.getByRole('listitem').textContent).toBe(title + text)
  expect(screen.getByRole('heading', { level: 3, name: title })).toBeTruthy()
})
