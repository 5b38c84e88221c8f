import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import type { ShortcutKey } from './keys.ts'
import { Shortcut } from './Shortcut.tsx'

const meta = preview.meta({
  title: 'Data display/Shortcut',
  component: Shortcut,
  args: { keys: ['mod', 'K'], platform: 'other' as const },
})

const combos: ShortcutKey[][] = [
  ['mod', 'K'],
  ['mod', 'shift', 'P'],
  ['alt', 'up'],
  ['mod', 'enter'],
  ['escape'],
  ['shift', 'tab'],
  ['backspace'],
]

const AllPlatforms = () => (
  <Stack gap={12}>
    {(['apple', 'other'] as const).map((platform) => (
      <Inline key={platform} gap={16}>
        {combos.map((keys) => (
          <Shortcut key={keys.join('+')} keys={keys} platform={platform} />
        ))}
      </Inline>
    ))}
  </Stack>
)

export const Playground = meta.story()
export const Platforms = meta.story({ render: () => <AllPlatforms /> })
export const InASentence = meta.story({
  render: (args) => (
    <Text ink="muted">
      Press <Shortcut {...args} /> to jump to any screen.
    </Text>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <AllPlatforms />
    </Pictures>
  ),
})
