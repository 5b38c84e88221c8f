import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { Icons } from './Icons.tsx'

const at = '/pages/icons'

const meta = preview.meta({
  title: 'Screens/Foundations/Icons',
  component: Icons,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['icons'], isInAppShell: true }),
})

export const Ready = meta.story({
  tags: ['screen'],
  parameters: { address: `${at}?icon=credit-card` },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'credit-card', selected: true })
  },
})

export const NothingFound = meta.story({
  parameters: { address: `${at}?q=zebra` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No icon found' })
  },
})

export const UnknownIcon = meta.story({
  parameters: { address: `${at}?icon=unicorn&category=brands` },
  play: async ({ canvas }) => {
    await canvas.findByText('No icon is called “unicorn”')
  },
})
