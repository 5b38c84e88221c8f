import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { Landing } from './Landing.tsx'

const meta = preview.meta({
  title: 'Screens/Landing',
  component: Landing,
  tags: ['!autodocs'],
  ...screenAt({ path: '/data1522', groups: ['landing'] }),
})

/** A visitor who was sent here keeps where they were going. */
export const Visitor = meta.story({
  parameters: { address: '/data1522?to=%2Fapps%2Fchat' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toContain('/login?to=%2Fapps%2Fchat')
    await expect(links).toContain('/register?to=%2Fapps%2Fchat')
  },
})

export const SignedIn = meta.story({ tags: ['screen'], parameters: { isSignedIn: true } })
