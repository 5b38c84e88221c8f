import preview from '../../../../.storybook/preview.tsx'
import { IconMessage, IconSettings } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Text } from '../Text/Text.tsx'
import { EdgeButton } from './EdgeButton.tsx'

const meta = preview.meta({
  title: 'Actions/EdgeButton',
  component: EdgeButton,
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: { icon: IconSettings, label: 'Customize' },
  render: (args) => (
    <Box padding={24} background="surface" radius="card">
      <Text ink="muted">The page, whose words it leaves alone.</Text>
      <EdgeButton {...args} />
    </Box>
  ),
})

export const Playground = meta.story()
export const Expanded = meta.story({ args: { 'aria-expanded': true } })
export const AnotherIcon = meta.story({ args: { icon: IconMessage, label: 'Tell us' } })
export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })
export const RightToLeft = meta.story({ globals: { language: 'ar' }, args: { label: 'تخصيص' } })

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async ({ userEvent }) => userEvent.tab(),
})
