import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { SelectPage } from './SelectPage.tsx'
import { demos } from './demos.ts'

const meta = preview.meta({
  title: 'Screens/Forms/Select',
  component: SelectPage,
  tags: ['!autodocs'],
  ...screenAt({ path: '/forms/select', groups: ['selectDemos', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
