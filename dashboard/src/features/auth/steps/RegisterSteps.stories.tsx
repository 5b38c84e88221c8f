import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { RegisterSteps } from './RegisterSteps.tsx'

const meta = preview.meta({
  title: 'Screens/Authentication/Register in steps',
  component: RegisterSteps,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/pages/authentication/register-multi-steps',
    groups: ['auth', 'authForms', 'authSteps'],
  }),
  afterEach: () => localStorage.clear(),
})

const answers = {
  username: 'maya',
  email: 'maya@example.com',
  password: 'correct horse battery staple',
  repeated: 'correct horse battery staple',
}

export const Account = meta.story()

export const Missing = meta.story({
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(canvasElement.querySelector<HTMLElement>('button[type="submit"]')!)
    await canvas.findByRole('group', { name: /4/ })
  },
})

export const Personal = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const field = (name: string) => canvasElement.querySelector<HTMLElement>(`input[name="${name}"]`)
    for (const [name, answer] of Object.entries(answers)) await userEvent.type(field(name)!, answer)
    await userEvent.click(canvasElement.querySelector<HTMLElement>('button[type="submit"]')!)
    await waitFor(() => expect(field('firstName')).toBeVisible())
  },
})

/** An address that leads past unanswered steps comes back to the first of them. */
export const TooFar = meta.story({
  parameters: { address: '/pages/authentication/register-multi-steps?step=plan' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('input[name="username"]')).toBeVisible())
  },
})

export const Picture = meta.story({ tags: ['screen'] })
