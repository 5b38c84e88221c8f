import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta = preview.meta({
  title: 'Data display/Heading',
  component: Heading,
  args: { level: 1 as const, children: 'Good morning, Ada' },
})

const sizes = ['display', 'hero', 'page', 'section', 'card'] as const

const AllSizes = () => (
  <Stack gap={16}>
    {sizes.map((size) => (
      <Heading key={size} level={2} size={size}>
        One calm place
      </Heading>
    ))}
  </Stack>
)

export const Playground = meta.story()
export const Levels = meta.story({
  render: () => (
    <Stack gap={12}>
      <Heading level={1}>Users</Heading>
      <Heading level={2}>Roles and permissions</Heading>
      <Heading level={3}>Editors</Heading>
      <Heading level={4}>What they may do</Heading>
    </Stack>
  ),
})
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const LongWords = meta.story({
  args: { children: 'Responsabilités et autorisations des administrateurs internationaux' },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Heading {...args} />
    </div>
  ),
})
export const Arabic = meta.story({ args: { children: 'صباح الخير يا ليلى' }, globals: { language: 'ar' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <AllSizes />
    </Pictures>
  ),
})
