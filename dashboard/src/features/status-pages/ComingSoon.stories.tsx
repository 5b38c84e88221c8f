import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { ComingSoon } from './ComingSoon.tsx'

const meta = preview.meta({
  title: 'Screens/Coming soon',
  component: ComingSoon,
  tags: ['!autodocs'],
  ...screenAt({ path: '/pages/misc/coming-soon', groups: ['statusPages', 'titles'] }),
})

export const Counting = meta.story({ tags: ['screen'] })

export const AddressWrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada{Enter}')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
})

/** Noted, as far as a demo notes. */
export const Noted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@example.org{Enter}')
    await canvas.findByText(/ada@example\.org/)
  },
})
