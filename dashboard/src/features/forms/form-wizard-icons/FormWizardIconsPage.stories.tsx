import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { demos } from './demos.ts'
import { FormWizardIconsPage } from './FormWizardIconsPage.tsx'

const meta = preview.meta({
  title: 'Screens/Forms/Wizard with icons',
  component: FormWizardIconsPage,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/forms/form-wizard-icons',
    groups: ['formWizardDemos', 'showcase'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
