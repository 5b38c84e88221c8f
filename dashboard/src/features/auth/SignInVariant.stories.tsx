import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { SignInVariant } from './SignInVariant.tsx'

const meta = preview.meta({
  title: 'Screens/Authentication/Sign in',
  component: SignInVariant,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/pages/authentication/:screen',
    address: '/pages/authentication/login-v1',
    groups: ['auth', 'authForms'],
  }),
})

export const Card = meta.story()

export const Panes = meta.story({ parameters: { address: '/pages/authentication/login-v2' } })

/** Signing in by an account elsewhere is said not to happen here. */
export const Provider = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'GitHub' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('GitHub'))
  },
})

export const Picture = meta.story({ tags: ['screen'] })
