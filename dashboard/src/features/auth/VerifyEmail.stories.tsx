import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { VerifyEmail } from './VerifyEmail.tsx'

const meta = preview.meta({
  title: 'Screens/Authentication/Verify email',
  component: VerifyEmail,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/pages/authentication/:screen',
    address: '/pages/authentication/verify-email-v1',
    groups: ['auth', 'authForms'],
  }),
})

export const Card = meta.story()

export const Panes = meta.story({
  tags: ['screen'],
  parameters: { address: '/pages/authentication/verify-email-v2' },
})
