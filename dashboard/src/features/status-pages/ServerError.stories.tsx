import { http, HttpResponse } from 'msw'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { ServerError } from './ServerError.tsx'

const meta = preview.meta({
  title: 'Screens/Server error',
  component: ServerError,
  tags: ['!autodocs'],
  ...screenAt({ path: '/pages/misc/internal-server-error', groups: ['statusPages', 'errors', 'titles'] }),
})

export const Failed = meta.story()

/** Asked again, the server still does not answer. */
export const StillFailing = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/apps/users/summary', () => HttpResponse.json({}, { status: 500 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('status')
  },
})

/** It answers again: on to where one was going. */
export const BackAgain = meta.story({
  parameters: { address: '/pages/misc/internal-server-error?to=/apps/chat' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('heading', { name: '/apps/chat' })
  },
})
