import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { CheckboxPage } from './CheckboxPage.tsx'
import { demos } from './demos.ts'

const meta = preview.meta({
  title: 'Screens/Forms/Checkbox',
  component: CheckboxPage,
  tags: ['!autodocs'],
  ...screenAt({ path: '/forms/checkbox', groups: ['checkboxDemos', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
