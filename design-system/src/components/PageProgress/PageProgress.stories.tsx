import preview from '../../../../.storybook/preview.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { PageProgress } from './PageProgress.tsx'

const meta = preview.meta({
  title: 'Feedback/PageProgress',
  component: PageProgress,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { label: 'The page is on its way' },
  render: (args) => (
    <>
      <PageProgress {...args} />
      <Stack gap={8}>
        <Heading level={1}>Users</Heading>
        <Text ink="muted">The page before stays in view, and nothing on it moves.</Text>
      </Stack>
    </>
  ),
})

export const Playground = meta.story()

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الصفحة في الطريق' },
})

/** It rests in the middle for those who want less motion. */
export const Still = meta.story({ globals: { motion: 'reduced' } })

export const Picture = meta.story({ tags: ['overlay', '!autodocs'], globals: { motion: 'reduced' } })
