import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { demos } from './demos.ts'
import { ProgressCircularPage } from './ProgressCircularPage.tsx'

const meta = preview.meta({
  title: 'Screens/Components/ProgressCircular',
  component: ProgressCircularPage,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/components/progress-circular',
    groups: ['progressCircularDemos', 'showcase'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
