import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { AwardPicture } from '../../components/AwardPicture/AwardPicture.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { IconTile } from '../../components/IconTile/IconTile.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { IconTruck } from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { DashboardCard, type DashboardCardMenu, type DashboardCardProps } from './DashboardCard.tsx'

const menu: DashboardCardMenu = {
  header: 'As of 9:42 AM',
  sections: [{ id: 'card', entries: [{ id: 'refresh', label: 'Refresh' }] }],
  onAction: () => undefined,
}

const change: DashboardCardProps['change'] = { text: '+12.8%', tone: 'success' }

const meta = preview.meta({
  title: 'Patterns/DashboardCard',
  component: DashboardCard,
  args: {
    title: 'Revenue',
    description: 'In these days',
    value: '$700.2K',
    change,
    changeNote: 'vs before',
    menu,
    children: <Text>What it shows</Text>,
  },
})

export const Playground = meta.story()
export const Loading = meta.story({ args: { state: 'loading' } })
export const Refreshing = meta.story({ args: { state: 'refreshing' } })
export const Failed = meta.story({
  args: {
    state: 'failed',
    notice: (
      <ErrorState
        title="This could not be loaded"
        size="small"
        level={3}
        illustration={null}
        onRetry={() => undefined}
      >
        Nothing is lost; try again in a moment.
      </ErrorState>
    ),
  },
})
export const Empty = meta.story({
  args: {
    state: 'empty',
    notice: (
      <EmptyState title="Nothing in these days" size="small" level={3} illustration={null}>
        Choose a longer period.
      </EmptyState>
    ),
  },
})

const Skeletons = () => (
  <Grid columns={{ base: 1, md: 2 }}>
    {(['chart', 'rows', 'ring', 'tiles'] as const).map((skeleton) => (
      <DashboardCard key={skeleton} title={skeleton} state="loading" skeleton={skeleton} />
    ))}
  </Grid>
)
/** What will stand there has its place before it comes. */
export const Skeleton = meta.story({ render: () => <Skeletons /> })

const Status = () => (
  <DashboardCard
    title="On route"
    href="#fleet"
    start={<IconTile icon={IconTruck} tone="primary" />}
    edge="primary"
    value="42"
    change={{ text: '+18.2%', tone: 'success' }}
    changeNote="vs last week"
    menu={menu}
  />
)
/** A status that leads to what is in it. */
export const WithEdge = meta.story({ render: () => <Status /> })

const Pictured = () => (
  <DashboardCard
    title="Well done, Ines!"
    description="Sold the most"
    value="$101,000"
    picture={<AwardPicture />}
  >
    <Text>View sales</Text>
  </DashboardCard>
)
export const WithPicture = meta.story({ render: () => <Pictured /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures>
      <Grid columns={2}>
        <DashboardCard {...args} />
        <Status />
        <Pictured />
        <DashboardCard title="Leads" state="loading" skeleton="ring" />
      </Grid>
    </Pictures>
  ),
})
