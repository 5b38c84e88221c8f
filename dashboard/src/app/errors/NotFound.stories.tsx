import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { NotFound } from './NotFound.tsx'

const meta = preview.meta({
  title: 'Screens/Not found',
  component: NotFound,
  tags: ['!autodocs'],
  ...screenAt({ path: '/apps/:area/:screen', address: '/apps/usr/lsit', groups: ['errors', 'titles'] }),
})

/** Near to addresses that the person may open. */
export const Mistyped = meta.story({
  parameters: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/apps/user/list')
  },
})

/** A visitor is offered nothing that is behind the sign-in. */
export const AddressOfNone = meta.story({ tags: ['screen'] })
