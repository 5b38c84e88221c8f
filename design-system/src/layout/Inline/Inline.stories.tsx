import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Inline } from './Inline.tsx'

const content = [
  <Text key="words" size="lg" weight="strong">
    Users
  </Text>,
  <Button key="export">Export</Button>,
  <Button key="add" variant="solid" tone="primary">
    Add user
  </Button>,
]
const meta = preview.meta({ title: 'Layout/Inline', component: Inline, args: { children: content } })

const Justified = () => (
  <Stack gap={12}>
    {(['start', 'center', 'end', 'between'] as const).map((justify) => (
      <Inline key={justify} justify={justify}>
        {content}
      </Inline>
    ))}
  </Stack>
)

const Narrow = () => (
  <div style={{ inlineSize: 180 }}>
    <Inline>{content}</Inline>
  </div>
)

export const Playground = meta.story()
export const Justify = meta.story({ render: () => <Justified /> })
export const Baseline = meta.story({ args: { align: 'baseline' } })
export const Wrapping = meta.story({ render: () => <Narrow /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={560}>
      <Stack gap={16}>
        <Justified />
        <Narrow />
      </Stack>
    </Pictures>
  ),
})
