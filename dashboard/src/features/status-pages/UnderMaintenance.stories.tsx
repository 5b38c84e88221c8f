import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { UnderMaintenance } from './UnderMaintenance.tsx'

const meta = preview.meta({
  title: 'Screens/Under maintenance',
  component: UnderMaintenance,
  tags: ['!autodocs'],
  ...screenAt({ path: '/pages/misc/under-maintenance', groups: ['statusPages', 'titles'] }),
})

export const AtWork = meta.story({ tags: ['screen'] })

/** Asked again, it says how long it will still take. */
export const NotYet = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await canvas.findByRole('status')
  },
})
