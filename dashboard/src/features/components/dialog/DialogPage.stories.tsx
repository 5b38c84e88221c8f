import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { DialogPage } from './DialogPage.tsx'
import { demos } from './demos.ts'

const meta = preview.meta({
  title: 'Screens/Components/Dialog',
  component: DialogPage,
  tags: ['!autodocs'],
  ...screenAt({ path: '/components/dialog', groups: ['dialogDemos', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
