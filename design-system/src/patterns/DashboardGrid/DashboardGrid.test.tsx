import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { DashboardGrid } from './DashboardGrid.tsx'
import { DashboardGridItem } from './DashboardGridItem.tsx'

test('cards are read in their order, each in a place that is as high as it will be', async () => {
  const { container } = await render(
    <DashboardGrid>
      <DashboardGridItem rows={3}>Award</DashboardGridItem>
      <DashboardGridItem rows={9} size="twoThirds">
        Revenue
      </DashboardGridItem>
    </DashboardGrid>,
  )
  expect(container.textContent).toBe('AwardRevenue')
  const rows = (words: string) => screen.getByText(words).getAttribute('style')
  expect(rows('Award')).toContain(': 3')
  expect(rows('Revenue')).toContain(': 9')
})
