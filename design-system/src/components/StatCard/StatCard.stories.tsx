import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconUserCheck, IconUserPlus, IconUserSearch, IconUsers } from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { StatCard, type StatCardProps } from './StatCard.tsx'

const session: StatCardProps = {
  label: 'Session',
  value: '21,459',
  change: { text: '+29%', tone: 'success' },
  caption: 'Total users',
  icon: IconUsers,
  tone: 'primary',
}
const meta = preview.meta({ title: 'Data display/StatCard', component: StatCard, args: session })

const stats: StatCardProps[] = [
  session,
  {
    label: 'Paid users',
    value: '4,567',
    change: { text: '+18%', tone: 'success' },
    caption: 'Last week analytics',
    icon: IconUserPlus,
    tone: 'danger',
  },
  {
    label: 'Active users',
    value: '19,860',
    change: { text: '−14%', tone: 'danger' },
    caption: 'Last week analytics',
    icon: IconUserCheck,
    tone: 'success',
  },
  {
    label: 'Pending users',
    value: '237',
    change: { text: '+42%', tone: 'success' },
    caption: 'Last week analytics',
    icon: IconUserSearch,
    tone: 'warning',
  },
]

const Row = ({ isLoading = false }) => (
  <Grid columns={{ base: 1, sm: 2, md: 4 }}>
    {stats.map((stat) => (
      <StatCard key={stat.label} {...stat} isLoading={isLoading} />
    ))}
  </Grid>
)

export const Playground = meta.story()
export const InARow = meta.story({ render: () => <Row /> })
export const Loading = meta.story({ render: () => <Row isLoading /> })
export const LeadingOn = meta.story({
  args: { href: '/apps/user/list', change: { text: '+29%', tone: 'success', period: 'in 7 days' } },
})
export const FigureAlone = meta.story({ args: { icon: undefined, change: undefined, caption: undefined } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap="gap">
        <Row />
        <Row isLoading />
      </Stack>
    </Pictures>
  ),
})
