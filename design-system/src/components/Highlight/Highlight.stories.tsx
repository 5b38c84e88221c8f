import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Text } from '../Text/Text.tsx'
import { Highlight } from './Highlight.tsx'

const meta = preview.meta({
  title: 'Data display/Highlight',
  component: Highlight,
  args: { children: 'How do I return something?', query: 'return' },
})

export const Playground = meta.story()
export const Spans = meta.story({
  args: { children: 'Buy and use gift cards', query: undefined, spans: [[12, 16]] },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Text>
        <Highlight query="return">How do I return something?</Highlight>
      </Text>
      <Text>
        <Highlight query="الدفع">ما طرق الدفع التي تقبلونها؟</Highlight>
      </Text>
    </Pictures>
  ),
})
