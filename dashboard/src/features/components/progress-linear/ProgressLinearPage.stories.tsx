import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { demos } from './demos.ts'
import { ProgressLinearPage } from './ProgressLinearPage.tsx'

const meta = preview.meta({
  title: 'Screens/Components/ProgressLinear',
  component: ProgressLinearPage,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/components/progress-linear',
    groups: ['progressLinearDemos', 'showcase'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
