import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { ChartjsPage } from './ChartjsPage.tsx'
import { demos } from './demos.ts'

const meta = preview.meta({
  title: 'Screens/Charts/Classic charts',
  component: ChartjsPage,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/charts/chartjs',
    groups: ['charts', 'chartjsDemos', 'showcase'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('application')).length).toBe(demos.length)
  },
})
