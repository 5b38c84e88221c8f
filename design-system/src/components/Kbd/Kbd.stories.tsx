import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Kbd } from './Kbd.tsx'

const meta = preview.meta({ title: 'Data display/Kbd', component: Kbd, args: { children: '⌘ K' } })

const InWords = () => (
  <Inline gap={12}>
    <Kbd>⌘ K</Kbd>
    <Kbd>Ctrl K</Kbd>
    <Kbd>/</Kbd>
    <Text ink="muted">
      Press <Kbd>?</Kbd> for all shortcuts.
    </Text>
  </Inline>
)

export const Playground = meta.story()
export const InASentence = meta.story({ render: () => <InWords /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <InWords />
    </Pictures>
  ),
})
