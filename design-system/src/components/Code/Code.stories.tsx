import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Code } from './Code.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { commands, component, data, longLine, page, rules } from './example.ts'

const meta = preview.meta({
  title: 'Data display/Code',
  component: Code,
  subcomponents: { CodeBlock },
  args: { children: 'npm test' },
})

const Inline = () => (
  <Text>
    Run <Code>npm test</Code> before you send a change; it reads <Code>tsconfig.json</Code>.
  </Text>
)

export const Playground = meta.story()
export const InText = meta.story({ render: () => <Inline /> })
export const InArabic = meta.story({
  globals: { language: 'ar' },
  render: () => (
    <Text>
      شغّل <Code>npm test --watch</Code> قبل إرسال التغيير.
    </Text>
  ),
})
export const Block = meta.story({
  render: () => <CodeBlock label="A component" language="tsx" code={component} />,
})
export const Titled = meta.story({
  render: () => <CodeBlock title="DeleteUser.tsx" language="tsx" code={component} hasLineNumbers />,
})
export const MarkedLines = meta.story({
  render: () => (
    <CodeBlock
      title="DeleteUser.tsx"
      language="tsx"
      code={component}
      hasLineNumbers
      markedLines={[7, 8, 9]}
    />
  ),
})
export const Languages = meta.story({
  render: () => (
    <Stack gap={12}>
      <CodeBlock title="order.json" language="json" code={data} />
      <CodeBlock title="card.css" language="css" code={rules} />
      <CodeBlock title="index.html" language="html" code={page} />
      <CodeBlock title="Terminal" language="bash" code={commands} />
    </Stack>
  ),
})
export const Wrapping = meta.story({
  render: () => <CodeBlock label="A request" language="bash" code={longLine} isWrapping />,
})
export const Scrolling = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 340 }}>
      <CodeBlock title="DeleteUser.tsx" language="tsx" code={component} maxHeight={160} />
    </div>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={16}>
        <Inline />
        <CodeBlock
          title="DeleteUser.tsx"
          language="tsx"
          code={component}
          hasLineNumbers
          markedLines={[7, 8, 9]}
        />
        <CodeBlock label="An order" language="json" code={data} />
        <CodeBlock title="index.html" language="html" code={page} />
        <CodeBlock title="card.css" language="css" code={rules} isCopyable={false} />
        <CodeBlock label="A request" language="bash" code={longLine} isWrapping hasLineNumbers />
      </Stack>
    </Pictures>
  ),
  // Colours come a moment after the code.
  play: async ({ canvas }) => {
    const comment = { selector: 'span > span' }
    await canvas.findAllByText('/** Asks before it deletes. */', comment, { timeout: 10_000 })
  },
})
