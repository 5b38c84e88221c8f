import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { ApexChartPage } from './ApexChartPage.tsx'
import { demos } from './demos.ts'

const meta = preview.meta({
  title: 'Screens/Charts/Apex',
  component: ApexChartPage,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/charts/apex-chart',
    groups: ['apexDemos', 'charts', 'showcase'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('application')).toHaveLength(demos.length)
  },
})
