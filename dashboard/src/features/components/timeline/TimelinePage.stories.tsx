import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { demos } from './demos.ts'
import { TimelinePage } from './TimelinePage.tsx'

const meta = preview.meta({
  title: 'Screens/Components/Timeline',
  component: TimelinePage,
  tags: ['!autodocs'],
  ...screenAt({ path: '/components/timeline', groups: ['timelineDemos', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
