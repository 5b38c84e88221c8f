import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { CardHeader } from '../../components/Card/CardHeader.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { PageContents } from './PageContents.tsx'

const parts = [
  { id: 'variants', label: 'Variants' },
  { id: 'sizes', label: 'Sizes' },
  { id: 'keyboard', label: 'Keyboard' },
]

const meta = preview.meta({
  title: 'Patterns/PageContents',
  component: PageContents,
  args: {
    label: 'On this page',
    items: parts,
    children: (
      <Stack gap="gap">
        {parts.map(({ id, label }) => (
          <Card key={id} as="section" aria-labelledby={id}>
            <CardHeader id={id} title={label} />
            <Skeleton shape="block" height={180} />
          </Card>
        ))}
      </Stack>
    ),
  },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
})
