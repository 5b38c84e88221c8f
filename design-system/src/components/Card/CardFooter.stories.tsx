import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { AvatarGroup } from '../Avatar/AvatarGroup.tsx'
import { Button } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { Link } from '../Link/Link.tsx'
import { Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'
import { CardActions } from './CardActions.tsx'
import { CardFooter } from './CardFooter.tsx'
import { CardHeader } from './CardHeader.tsx'

const team = [{ name: 'Maya Laurent' }, { name: 'Omar Haddad' }, { name: 'Iris Okafor' }]

const meta = preview.meta({
  title: 'Data display/Card parts/CardFooter',
  component: CardFooter,
  args: {
    children: (
      <>
        <Text size="sm" ink="subtle">
          Updated 4 minutes ago
        </Text>
        <Link href="#report">Open the report</Link>
      </>
    ),
  },
  render: (args) => (
    <Card>
      <CardHeader title="Revenue" subtitle="Daily, against the previous period" />
      <Text>Sales grew in every week of November.</Text>
      <CardFooter {...args} />
    </Card>
  ),
})

const OnOneLine = () => (
  <Grid columns={{ base: 1, sm: 3 }}>
    <Card>
      <CardHeader title="Website" />
      <Text ink="muted">
        The new start page, with pictures of the season and a shorter way to the basket.
      </Text>
      <CardFooter>
        <AvatarGroup label="Team" people={team} size={24} />
        <Chip tone="warning">Review</Chip>
      </CardFooter>
    </Card>
    <Card>
      <CardHeader title="Invoices" />
      <Text ink="muted">Reminders by themselves.</Text>
      <CardFooter>
        <AvatarGroup label="Team" people={team.slice(1)} size={24} />
        <Chip tone="success">Done</Chip>
      </CardFooter>
    </Card>
    <Card>
      <CardHeader title="Invite your team" />
      <Text ink="muted">They see what you see.</Text>
      <CardActions align="stretch">
        <Button variant="solid" tone="primary">
          Invite
        </Button>
        <Button>Not now</Button>
      </CardActions>
    </Card>
  </Grid>
)

export const Playground = meta.story()
export const WithoutALine = meta.story({ args: { hasDivider: false } })
/** Cards of one row have their feet on one line, however long they are. */
export const InARow = meta.story({ render: () => <OnOneLine /> })
export const Actions = meta.story({
  render: () => (
    <Grid columns={{ base: 1, sm: 2 }}>
      {(['start', 'end', 'between', 'stretch'] as const).map((align) => (
        <Card key={align}>
          <CardHeader title={align} />
          <CardActions align={align}>
            <Button variant="solid" tone="primary">
              Save
            </Button>
            <Button variant="plain">Cancel</Button>
          </CardActions>
        </Card>
      ))}
    </Grid>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <OnOneLine />
    </Pictures>
  ),
})
