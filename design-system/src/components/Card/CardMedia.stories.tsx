import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'
import { CardActions } from './CardActions.tsx'
import { CardHeader } from './CardHeader.tsx'
import { CardMedia } from './CardMedia.tsx'

const course = 'pictures/courses/design-1.svg'
const bright =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="960" height="540"%3E%3Cpath fill="%23fff" d="M0 0h960v540H0z"/%3E%3Cpath fill="%23e6f2fb" d="M0 380 240 140l180 200L640 80l320 320v140H0z"/%3E%3C/svg%3E'

const meta = preview.meta({
  title: 'Data display/Card parts/CardMedia',
  component: CardMedia,
  args: { src: course, alt: 'A plan of a room, with its furniture' },
  render: (args) => (
    <Box maxWidth={420}>
      <Card>
        <CardMedia {...args} />
        <CardHeader title="Rooms that breathe" subtitle="12 lessons, 3 h 40 min" />
        <Text ink="muted">Light, distance and colour, for people who furnish a room once.</Text>
      </Card>
    </Box>
  ),
})

const Above = () => (
  <Card>
    <CardMedia src={course} isDecorative isEager ratio="16 / 9" />
    <CardHeader title="Rooms that breathe" subtitle="12 lessons, 3 h 40 min" />
    <Text ink="muted">Light, distance and colour, for people who furnish a room once.</Text>
    <CardActions>
      <Button variant="solid" tone="primary">
        Enrol
      </Button>
      <Button variant="plain">Details</Button>
    </CardActions>
  </Card>
)

const Beside = () => (
  <Card>
    <CardMedia place="start" src="pictures/courses/psychology-2.svg" isDecorative isEager ratio="16 / 9">
      <CardHeader title="How habits are made" subtitle="8 lessons, 2 h 10 min" />
      <Inline gap={8}>
        <Chip tone="success">Beginner</Chip>
        <Rating value={4.5} size="small" />
      </Inline>
      <CardActions>
        <Button variant="soft" tone="primary" size="small">
          Continue
        </Button>
      </CardActions>
    </CardMedia>
  </Card>
)

const Over = ({ src = 'pictures/courses/art-2.svg' }: { src?: string }) => (
  <Card>
    <CardMedia
      src={src}
      isDecorative
      isEager
      ratio="4 / 3"
      overlay={
        <>
          <Heading level={2} size="card">
            Colour without fear
          </Heading>
          <Text size="sm" ink="muted">
            A course in six evenings
          </Text>
        </>
      }
    />
    <Text ink="muted">The words stay readable on the brightest picture.</Text>
  </Card>
)

export const Playground = meta.story({ args: { src: course, alt: 'A plan of a room, with its furniture' } })
/** The picture stands over the words, from edge to edge. */
export const Top = meta.story({
  render: () => (
    <Box maxWidth={420}>
      <Above />
    </Box>
  ),
})
/** The picture is as tall as the words beside it, and above them where both do not fit. */
export const Start = meta.story({
  render: () => (
    <Box maxWidth={560}>
      <Beside />
    </Box>
  ),
})
export const WordsOverThePicture = meta.story({
  render: () => (
    <Box maxWidth={420}>
      <Over src={bright} />
    </Box>
  ),
})
/** In a card without space inside the parts bring their own. */
export const WithoutPadding = meta.story({
  render: () => (
    <Box maxWidth={420}>
      <Card padding={0} isClipped>
        <CardMedia src={course} isDecorative ratio="21 / 9" />
        <CardHeader title="Rooms that breathe" subtitle="12 lessons, 3 h 40 min" />
      </Card>
    </Box>
  ),
})
/** The frame keeps its form when the picture does not come. */
export const WhenThePictureFails = meta.story({
  args: { src: 'data:image/png;base64,none', alt: 'A plan of a room', isEager: true },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={760}>
      <Stack gap={16}>
        <Grid columns={2}>
          <Above />
          <Over src={bright} />
        </Grid>
        <Beside />
      </Stack>
    </Pictures>
  ),
})
