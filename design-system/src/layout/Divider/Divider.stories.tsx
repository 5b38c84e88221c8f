import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Divider } from './Divider.tsx'

const meta = preview.meta({ title: 'Layout/Divider', component: Divider })

const Lying = () => (
  <Stack gap={12}>
    <Text>Profile</Text>
    <Divider />
    <Text>Security</Text>
  </Stack>
)

const Standing = () => (
  <Inline gap={12}>
    <Text>Profile</Text>
    <Divider orientation="vertical" />
    <Text>Security</Text>
  </Inline>
)

export const Playground = meta.story()
export const BetweenBlocks = meta.story({ render: () => <Lying /> })
export const InARow = meta.story({ render: () => <Standing /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={320}>
      <Stack gap={16}>
        <Lying />
        <Standing />
      </Stack>
    </Pictures>
  ),
})
