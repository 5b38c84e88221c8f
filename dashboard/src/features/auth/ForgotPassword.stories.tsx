import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'

const meta = preview.meta({
  title: 'Screens/Authentication/Forgot password',
  component: ForgotPassword,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/pages/authentication/:screen',
    address: '/pages/authentication/forgot-password-v1',
    groups: ['auth', 'authForms'],
  }),
})

export const Card = meta.story()

export const Panes = meta.story({
  tags: ['screen'],
  parameters: { address: '/pages/authentication/forgot-password-v2' },
})

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'maya@example.com{Enter}')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})
