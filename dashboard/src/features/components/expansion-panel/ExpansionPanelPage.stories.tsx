import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { ExpansionPanelPage } from './ExpansionPanelPage.tsx'
import { demos } from './demos.ts'

const meta = preview.meta({
  title: 'Screens/Components/Expansion panel',
  component: ExpansionPanelPage,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/components/expansion-panel',
    groups: ['expansionDemos', 'showcase'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
