import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { DateTimePickerPage } from './DateTimePickerPage.tsx'
import { demos } from './demos.ts'

const meta = preview.meta({
  title: 'Screens/Forms/Date and time picker',
  component: DateTimePickerPage,
  tags: ['!autodocs'],
  ...screenAt({ path: '/forms/date-time-picker', groups: ['dateTimeDemos', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
