import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconPlus } from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No users yet',
    children: 'Everyone you invite will stand here, with their role and their status.',
    actions: (
      <Button variant="solid" tone="primary" start={<Icon of={IconPlus} size={18} />}>
        Add user
      </Button>
    ),
  },
})

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
  ['lock', 'Not for your role', 'Ask an administrator if you need to see this page.', 'Back to the start'],
  ['lost', 'No such page', 'The address may be old. The start leads everywhere.', 'Back to the start'],
] as const

const All = () => (
  <Grid columns={{ base: 1, sm: 2, md: 3 }}>
    {kinds.map(([illustration, title, description, action]) => (
      <Card key={illustration}>
        <EmptyState illustration={illustration} title={title} actions={<Button>{action}</Button>}>
          {description}
        </EmptyState>
      </Card>
    ))}
  </Grid>
)

export const Playground = meta.story()
export const Illustrations = meta.story({ render: () => <All /> })
export const WithoutActions = meta.story({ args: { actions: undefined, illustration: 'search' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <All />
    </Pictures>
  ),
})
