import { expect, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconStar, IconTruck, IconUsers } from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { IconTile } from '../IconTile/IconTile.tsx'
import { Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'
import { CardFooter } from './CardFooter.tsx'
import { CardHeader } from './CardHeader.tsx'
import { CardLink } from './CardLink.tsx'
import { CardMedia } from './CardMedia.tsx'

const meta = preview.meta({
  title: 'Data display/Card parts/CardLink',
  component: CardLink,
  args: { children: 'Nordic warehouse', href: '#warehouse' },
  render: (args) => (
    <Card>
      <CardHeader
        start={<IconTile icon={IconTruck} tone="primary" size={42} />}
        title={<CardLink {...args} />}
        subtitle="Malmö"
        actions={<IconButton icon={IconStar} label="Remember Nordic warehouse" size="small" />}
      />
      <Text ink="muted">Press the card anywhere: with the middle button it opens in a tab of its own.</Text>
    </Card>
  ),
})

const WithMedia = () => (
  <Card>
    <CardMedia src="pictures/courses/web-1.svg" isDecorative isEager />
    <CardHeader title={<CardLink href="#course">The web from its bricks</CardLink>} subtitle="24 lessons" />
    <Text ink="muted">From an empty file to a page that anyone can use.</Text>
    <CardFooter>
      <Avatar name="Maya Laurent" size={32} />
      <IconButton icon={IconStar} label="Remember The web from its bricks" size="small" />
    </CardFooter>
  </Card>
)

const Team = ({ name, city }: { name: string; city: string }) => (
  <Card>
    <CardHeader
      start={<IconTile icon={IconUsers} tone="info" size={42} />}
      title={<CardLink href={`#${city}`}>{name}</CardLink>}
      subtitle={city}
    />
    <Chip tone="success" hasDot>
      Open
    </Chip>
  </Card>
)

export const Playground = meta.story()
/** The button has its own press, and the rest of the card is the link. */
export const WithControls = meta.story({ render: () => <WithMedia /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={680}>
      <Grid columns={2}>
        <WithMedia />
        <Stack>
          <Team name="Partner success" city="Lagos" />
          <Team name="Field sales" city="Köln" />
        </Stack>
      </Grid>
    </Pictures>
  ),
})

export const Focused = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})
