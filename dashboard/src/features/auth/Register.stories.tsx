import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { Register } from './Register.tsx'

const meta = preview.meta({
  title: 'Screens/Authentication/Register',
  component: Register,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/pages/authentication/:screen',
    address: '/pages/authentication/register-v1',
    groups: ['auth', 'authForms'],
  }),
})

export const Card = meta.story()

export const Panes = meta.story({ parameters: { address: '/pages/authentication/register-v2' } })

export const Missing = meta.story({
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(canvasElement.querySelector<HTMLElement>('button[type="submit"]')!)
    await canvas.findByRole('group', { name: /4/ })
  },
})

/** An address that has an account already is refused, and nothing that was typed is lost. */
export const Taken = meta.story({
  play: async ({ canvasElement, canvas, userEvent }) => {
    const field = (name: string) => canvasElement.querySelector<HTMLElement>(`input[name="${name}"]`)!
    await userEvent.type(field('username'), 'maya')
    await userEvent.type(field('email'), 'admin@demo.com')
    await userEvent.type(field('password'), 'correct horse battery staple')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvasElement.querySelector<HTMLElement>('button[type="submit"]')!)
    await waitFor(() => expect(field('email')).toBeInvalid())
    await expect(field('username')).toHaveValue('maya')
  },
})

export const Picture = meta.story({ tags: ['screen'] })
