import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../Card/Card.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Prose } from './Prose.tsx'
import { arabicArticle, Article } from './example.tsx'

const meta = preview.meta({
  title: 'Data display/Prose',
  component: Prose,
  args: { children: <Article /> } as const,
})

export const Playground = meta.story()
export const Large = meta.story({ args: { size: 'lg' } })
export const InACard = meta.story({
  args: { headingSize: 'card' },
  render: ({ headingSize }) => (
    <Card>
      <Heading level={2} size="card">
        Release notes
      </Heading>
      <Prose headingSize={headingSize}>
        <Article />
      </Prose>
    </Card>
  ),
})
export const Markup = meta.story({
  globals: { language: 'ar' },
  render: () => <Prose html={arabicArticle} />,
})
export const Steps = meta.story({
  render: () => (
    <Prose size="lg" hasSteps>
      <ol>
        <li>Open the product.</li>
        <li>Press “Add to cart”.</li>
      </ol>
    </Prose>
  ),
})
export const OnAPhone = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 300 }}>
      <Prose>
        <Article />
      </Prose>
    </div>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Card>
        <Prose>
          <Article />
        </Prose>
      </Card>
    </Pictures>
  ),
})
