import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { IconArrowBackUp, IconShoppingCart, IconUsers, IconWallet, IconWorld } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Carousel } from './Carousel.tsx'

const slides = [
  ['Traffic', IconWorld],
  ['Spending', IconWallet],
  ['Customers', IconUsers],
  ['Orders', IconShoppingCart],
  ['Returns', IconArrowBackUp],
] as const

const meta = preview.meta({
  title: 'Patterns/Carousel',
  component: Carousel,
  args: {
    label: 'The website',
    slides: slides.map(([label, icon]) => ({
      id: label,
      label,
      content: (
        <Box background="sunken" radius="control" padding={32}>
          <Text size="2xl">{label}</Text>
        </Box>
      ),
      thumb: (
        <Box background="sunken" padding={8}>
          <Inline justify="center">
            <Icon icon={icon} size={20} />
          </Inline>
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
