import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { demos } from './demos.ts'
import { FormValidationPage } from './FormValidationPage.tsx'

const meta = preview.meta({
  title: 'Screens/Forms/Form validation',
  component: FormValidationPage,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/forms/form-validation',
    groups: ['formValidationDemos', 'showcase'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
