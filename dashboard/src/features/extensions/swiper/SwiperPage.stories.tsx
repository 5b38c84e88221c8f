import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { demos } from './demos.ts'
import { SwiperPage } from './SwiperPage.tsx'

const meta = preview.meta({
  title: 'Screens/Extensions/Swiper',
  component: SwiperPage,
  tags: ['!autodocs'],
  ...screenAt({ path: '/extensions/swiper', groups: ['swiperDemos', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(demos.length)
  },
})
