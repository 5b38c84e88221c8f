import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconBell, IconPlus } from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconTile } from '../IconTile/IconTile.tsx'
import { EmptyState } from './EmptyState.tsx'
import { LockPicture } from './illustrations/LockPicture.tsx'
import { LostPicture } from './illustrations/LostPicture.tsx'

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No users yet',
    children: 'Everyone you invite will stand here, with their role and their status.',
    actions: (
      <Button variant="solid" tone="primary" start={<Icon icon={IconPlus} size={18} />}>
        Add user
      </Button>
    ),
  },
})

// The two that come later are given as they are, so that the picture test never waits.
const kinds = [
  [
    'empty',
    'No invoices yet',
    'Your first invoice will stand here as soon as you write it.',
    'Write an invoice',
  ],
  [
    'search',
    'Nothing found',
    'No user matches these filters. Try fewer words or clear them.',
    'Clear filters',
  ],
  ['error', 'The list did not load', 'Your data is safe. Check the connection, then try again.', 'Try again'],
  [
    <LockPicture key="lock" />,
    'Not for your role',
    'Ask an administrator if you need to see this page.',
    'Back to the start',
  ],
  [
    <LostPicture key="lost" />,
    'No such page',
    'The address may be old. The start leads everywhere.',
    'Back to the start',
  ],
] as const

const All = () => (
  <Grid columns={{ base: 1, sm: 2, md: 3 }}>
    {kinds.map(([illustration, title, description, action]) => (
      <Card key={title}>
        <EmptyState illustration={illustration} title={title} actions={<Button>{action}</Button>}>
          {description}
        </EmptyState>
      </Card>
    ))}
  </Grid>
)

const small = [
  ['No notifications', 'New ones will stand here.', <IconTile key="bell" icon={IconBell} size={42} />],
  ['No files yet', 'Drop one here to share it.', 'empty'],
  ['No reviews', 'The first buyer writes the first.', null],
] as const

const Small = () => (
  <Grid columns={{ base: 1, sm: 3 }}>
    {small.map(([title, description, illustration]) => (
      <Card key={title}>
        <EmptyState size="small" level={3} title={title} illustration={illustration}>
          {description}
        </EmptyState>
      </Card>
    ))}
  </Grid>
)

export const Playground = meta.story()
export const Illustrations = meta.story({ render: () => <All /> })
/** A list before its first entry: what will be here, and the first step. */
export const NothingYet = meta.story()
/** A search or filters without a match: say so, and offer the way back. */
export const NothingFound = meta.story({
  args: {
    illustration: 'search',
    title: 'No user matches',
    children: 'Try fewer words, or clear the filters.',
    actions: <Button>Clear filters</Button>,
  },
})
export const NotAllowed = meta.story({
  args: {
    illustration: 'lock',
    title: 'Not for your role',
    children: 'Ask an administrator if you need to see this page.',
    actions: <Button>Back to the start</Button>,
  },
})
/** A whole page, for an address that leads nowhere. */
export const NoSuchPage = meta.story({
  args: {
    illustration: 'lost',
    size: 'large',
    title: 'No such page',
    children: 'The address may be old. The start leads everywhere.',
    actions: <Button>Back to the start</Button>,
  },
})
/** A whole page, for what is not out yet. */
export const ComesLater = meta.story({
  args: {
    illustration: 'launch',
    size: 'large',
    title: 'Almost there',
    children: 'It opens on Monday.',
    actions: undefined,
  },
})
/** A whole page, while it is being worked on. */
export const UnderRepair = meta.story({
  args: {
    illustration: 'repair',
    size: 'large',
    title: 'We are at work',
    children: 'Back at noon.',
    actions: undefined,
  },
})
/** In small cards, with a picture of one's own, or none. */
export const InSmallCards = meta.story({ render: () => <Small /> })
export const WithoutActions = meta.story({ args: { actions: undefined, illustration: 'search' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={24}>
        <All />
        <Small />
      </Stack>
    </Pictures>
  ),
})
