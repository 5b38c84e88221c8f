import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { RangeSliderPage } from './RangeSliderPage.tsx'
import { demos } from './demos.ts'

const meta = preview.meta({
  title: 'Screens/Forms/Range slider',
  component: RangeSliderPage,
  tags: ['!autodocs'],
  ...screenAt({ path: '/forms/range-slider', groups: ['rangeSliderDemos', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
