import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { demos } from './demos.ts'
import { EditorsPage } from './EditorsPage.tsx'

const meta = preview.meta({
  title: 'Screens/Forms/Editors',
  component: EditorsPage,
  tags: ['!autodocs'],
  ...screenAt({ path: '/forms/editors', groups: ['editorDemos', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
