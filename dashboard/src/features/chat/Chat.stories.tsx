import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { LiveChat } from './LiveChat.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/apps/chat'

const meta = preview.meta({
  title: 'Screens/Chat',
  component: LiveChat,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['chat', 'titles', 'records'], isInAppShell: true }),
})

export const Ready = meta.story({
  tags: ['screen'],
  parameters: { address: `${at}?with=1` },
  play: async ({ canvas }) => {
    await canvas.findByRole('log', {}, PATIENCE)
  },
})
