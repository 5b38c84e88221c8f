import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Carousel } from './Carousel.tsx'

const meta = preview.meta({
  title: 'Patterns/Carousel',
  component: Carousel,
  args: {
    label: 'The website',
    slides: ['Traffic', 'Spending', 'Revenue', 'Orders', 'Returns'].map((label) => ({
      id: label,
      label,
      content: (
        <Box background="sunken" radius="control" padding={32}>
          <Text size="2xl">{label}</Text>
        </Box>
      ),
      thumb: (
        <Box background="sunken" padding={8}>
          <Text size="xs">{label.slice(0, 2)}</Text>
        </Box>
      ),
    })),
  },
})

export const Playground = meta.story()
/** The next slide comes by itself, unless motion is to be reduced. */
export const ByTurns = meta.story({ args: { seconds: 6 } })

export const SideBySide = meta.story({
  args: { effect: 'slide', perView: { minWidth: 180 }, hasArrows: true },
})
export const Centred = meta.story({
  args: { effect: 'slide', perView: 3, isCentred: true, startsAt: 2, markers: 'progress' },
})
export const Coverflow = meta.story({
  args: { effect: 'coverflow', startsAt: 2, hasArrows: true, markers: 'count' },
})
export const Cube = meta.story({ args: { effect: 'cube', hasArrows: true } })
export const Thumbs = meta.story({ args: { markers: 'thumbs' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures>
      <Stack gap={16}>
        <Card>
          <Carousel {...args} seconds={600} />
        </Card>
        <Card>
          <Carousel {...args} effect="slide" perView={2} hasArrows markers="progress" />
        </Card>
        <Card>
          <Carousel {...args} effect="coverflow" startsAt={2} hasArrows markers="thumbs" />
        </Card>
      </Stack>
    </Pictures>
  ),
})
