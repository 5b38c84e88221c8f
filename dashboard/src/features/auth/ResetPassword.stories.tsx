import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { ResetPassword } from './ResetPassword.tsx'

const meta = preview.meta({
  title: 'Screens/Authentication/Reset password',
  component: ResetPassword,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/pages/authentication/:screen',
    address: '/pages/authentication/reset-password-v1',
    groups: ['auth', 'authForms'],
  }),
})

export const Card = meta.story({ tags: ['screen'] })

export const Panes = meta.story({ parameters: { address: '/pages/authentication/reset-password-v2' } })

export const Weak = meta.story({
  play: async ({ canvasElement, canvas, userEvent }) => {
    const [password, repeated] = canvasElement.querySelectorAll('input')
    await userEvent.type(password!, 'Password1234')
    await userEvent.type(repeated!, 'Password{Enter}')
    await canvas.findByRole('group', { name: /2/ })
    await waitFor(() => expect(repeated).toBeInvalid())
  },
})
