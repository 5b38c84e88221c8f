import { delay, http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { SignIn } from './SignIn.tsx'

const meta = preview.meta({
  title: 'Screens/Sign in',
  component: SignIn,
  tags: ['!autodocs'],
  ...screenAt({ path: '/login', groups: ['auth'] }),
})

export const Empty = meta.story()

export const DemoAccount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'admin@demo.com' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('admin@demo.com')
  },
})

/** Goes on to where the visitor was going. */
export const SignedIn = meta.story({
  parameters: { address: '/login?to=%2Fapps%2Fuser%2Flist' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'admin@demo.com' }))
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await canvas.findByRole('heading', { name: '/apps/user/list' }, { timeout: 5000 })
  },
})

export const Missing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid())
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
})

export const Refused = meta.story({
  parameters: {
    console: { exceptions: [{ text: '400', reason: 'The browser itself reports the refusal.' }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'maya@example.com')
    await userEvent.tab()
    await userEvent.type(canvas.getByLabelText(/^Password/), 'guess{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid(), { timeout: 5000 })
  },
})

export const Offline = meta.story({
  parameters: {
    console: { exceptions: [{ text: 'ERR_FAILED', reason: 'The browser itself reports the lost call.' }] },
  },
  beforeEach: ({ msw }) => msw.use(http.post('*/api/auth/login', () => HttpResponse.error())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'admin@demo.com' }))
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await canvas.findByRole('alert', {}, { timeout: 5000 })
  },
})

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post('*/api/auth/login', () => delay('infinite'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'admin@demo.com' }))
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await canvas.findByRole('button', { name: /In progress/ })
  },
})

export const Picture = meta.story({ tags: ['screen'] })
