import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { Landing } from './Landing.tsx'

const meta = preview.meta({
  title: 'Screens/Landing',
  component: Landing,
  tags: ['!autodocs'],
  ...screenAt({ path: '/data1522', groups: ['landing', 'landingShow', 'publicPage'] }),
})

/** A visitor who was sent here keeps where they were going. */
export const Visitor = meta.story({
  tags: ['screen'],
  parameters: { address: '/data1522?to=%2Fapps%2Fchat' },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toContain('/login?to=%2Fapps%2Fchat')
    await expect(links).toContain('/register?to=%2Fapps%2Fchat')
    await userEvent.keyboard('{Shift}')
    await canvas.findByRole('heading', { name: 'Write to us' })
  },
})

export const SignedIn = meta.story({ parameters: { isSignedIn: true } })

/** The server fails, and what was typed is still there. */
export const ContactFailed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'front' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Shift}')
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Iris')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'iris@heron.example')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'How many vans can you follow?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await canvas.findByText(/Something went wrong on the server/)
    await expect(canvas.getByDisplayValue('How many vans can you follow?')).toBeVisible()
  },
})
