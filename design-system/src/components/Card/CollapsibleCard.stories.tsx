import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconRefresh, IconUsers } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { IconTile } from '../IconTile/IconTile.tsx'
import { Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'
import { CardHeader } from './CardHeader.tsx'
import { CollapsibleCard } from './CollapsibleCard.tsx'

const words = (
  <Text ink="muted">Organic search brings four of ten visits; direct visits follow, with three of ten.</Text>
)

const meta = preview.meta({
  title: 'Data display/Card parts/CollapsibleCard',
  component: CollapsibleCard,
  args: { title: 'Traffic sources', subtitle: 'Sessions this month', children: words },
})

const Several = () => (
  <Stack gap="gap">
    <CollapsibleCard
      title="Traffic sources"
      subtitle="Sessions this month"
      actions={<IconButton icon={IconRefresh} label="Refresh" size="small" />}
    >
      {words}
    </CollapsibleCard>
    <CollapsibleCard
      title="Team"
      start={<IconTile icon={IconUsers} tone="info" />}
      actions={<Chip tone="success">4 online</Chip>}
      defaultOpen={false}
    >
      {words}
    </CollapsibleCard>
    <CollapsibleCard title="Notes" variant="outlined" padding={0}>
      <Box padding="cardPadding">{words}</Box>
    </CollapsibleCard>
    <CollapsibleCard title="A trial ends soon" subtitle="In three days" variant="tonal" tone="warning">
      {words}
    </CollapsibleCard>
  </Stack>
)

export const Playground = meta.story()
export const ClosedAtFirst = meta.story({ args: { defaultOpen: false } })
/** What stands at the end has its own press; the rest of the head opens and closes. */
export const WithActions = meta.story({
  args: { actions: <IconButton icon={IconRefresh} label="Refresh" size="small" /> },
})
export const Looks = meta.story({ render: () => <Several /> })
/** Heads stand level with those of the cards beside it. */
export const BesideACard = meta.story({
  render: (args) => (
    <Grid columns={2}>
      <Card>
        <CardHeader title="Visitors" subtitle="People this month" />
        {words}
      </Card>
      <CollapsibleCard {...args} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const topOf = (name: string) => Math.round(canvas.getByText(name).getBoundingClientRect().top)
    await expect(topOf('Traffic sources')).toBe(topOf('Visitors'))
    await expect(topOf('Sessions this month')).toBe(topOf('People this month'))
  },
})
export const Arabic = meta.story({
  args: {
    title: 'مصادر الزيارات',
    subtitle: 'جلسات هذا الشهر',
    children: <Text ink="muted">يأتي أربعة من كل عشرة زوّار من البحث.</Text>,
  },
  globals: { language: 'ar' },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={560}>
      <Several />
    </Pictures>
  ),
})
