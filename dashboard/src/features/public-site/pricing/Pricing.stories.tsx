import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { Pricing } from './Pricing.tsx'

const meta = preview.meta({
  title: 'Screens/Pricing',
  component: Pricing,
  tags: ['!autodocs'],
  ...screenAt({ path: '/data1522/pricing', groups: ['pricing', 'plans', 'publicPage'] }),
})

export const Ready = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Start the trial' })).toBeVisible()
  },
})

export const ByTheMonth = meta.story({
  parameters: { address: '/data1522/pricing?cycle=monthly' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  },
})

export const SignedIn = meta.story({ parameters: { isSignedIn: true } })
