import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { TwoSteps } from './TwoSteps.tsx'

const meta = preview.meta({
  title: 'Screens/Authentication/Two steps',
  component: TwoSteps,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/pages/authentication/:screen',
    address: '/pages/authentication/two-steps-v1',
    groups: ['auth', 'authForms'],
  }),
})

export const Card = meta.story({ tags: ['screen'] })

export const Panes = meta.story({ parameters: { address: '/pages/authentication/two-steps-v2' } })

export const Wrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '111111')
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid())
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
})

/** The last digit sends the code. */
export const Right = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
  },
})
