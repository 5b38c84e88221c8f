import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { RadioPage } from './RadioPage.tsx'
import { demos } from './demos.ts'

const meta = preview.meta({
  title: 'Screens/Forms/Radio',
  component: RadioPage,
  tags: ['!autodocs'],
  ...screenAt({ path: '/forms/radio', groups: ['radioDemos', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
