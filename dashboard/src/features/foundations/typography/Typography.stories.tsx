import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { Typography } from './Typography.tsx'

const meta = preview.meta({
  title: 'Screens/Foundations/Typography',
  component: Typography,
  tags: ['!autodocs'],
  ...screenAt({ path: '/pages/typography', groups: ['typography'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Contrast' })
  },
})
