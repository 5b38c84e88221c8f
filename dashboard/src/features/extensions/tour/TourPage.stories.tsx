import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { demos } from './demos.ts'
import { TourPage } from './TourPage.tsx'

const meta = preview.meta({
  title: 'Screens/Extensions/Tour',
  component: TourPage,
  tags: ['!autodocs'],
  ...screenAt({ path: '/extensions/tour', groups: ['tourDemos', 'tour', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
