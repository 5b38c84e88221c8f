import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { demos } from './demos.ts'
import { FormLayoutsPage } from './FormLayoutsPage.tsx'

const meta = preview.meta({
  title: 'Screens/Forms/Form layouts',
  component: FormLayoutsPage,
  tags: ['!autodocs'],
  ...screenAt({ path: '/forms/form-layouts', groups: ['formLayoutDemos', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
