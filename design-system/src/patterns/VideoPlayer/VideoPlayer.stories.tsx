import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { ExampleLecture } from './example.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

const meta = preview.meta({
  title: 'Patterns/VideoPlayer',
  component: VideoPlayer,
  args: { player: undefined as never, title: 'Contrast by lightness' },
  render: ({ title }) => (
    <Box maxWidth={720}>
      <ExampleLecture title={title} />
    </Box>
  ),
})

export const Playground = meta.story()
export const Resumed = meta.story({ render: () => <ExampleLecture startAt={34} /> })
export const RightToLeft = meta.story({ globals: { language: 'ar' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <ExampleLecture startAt={12} />
    </Pictures>
  ),
})
