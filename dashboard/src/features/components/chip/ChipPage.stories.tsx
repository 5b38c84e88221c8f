import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { ChipPage } from './ChipPage.tsx'
import { demos } from './demos.ts'

const meta = preview.meta({
  title: 'Screens/Components/Chip',
  component: ChipPage,
  tags: ['!autodocs'],
  ...screenAt({ path: '/components/chip', groups: ['chipDemos', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
