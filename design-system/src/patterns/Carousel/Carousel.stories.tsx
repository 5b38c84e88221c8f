import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Carousel } from './Carousel.tsx'

const meta = preview.meta({
  title: 'Patterns/Carousel',
  component: Carousel,
  args: {
    label: 'The website',
    pauseLabel: 'Stop the slides',
    playLabel: 'Let the slides go on',
    slides: ['Traffic', 'Spending', 'Revenue'].map((label) => ({
      id: label,
      label,
      content: <Text size="2xl">{label}</Text>,
    })),
  },
})

export const Playground = meta.story()
/** The next slide comes by itself, unless motion is to be reduced. */
export const ByTurns = meta.story({ args: { seconds: 6 } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures>
      <Card>
        <Carousel {...args} seconds={600} />
      </Card>
    </Pictures>
  ),
})
