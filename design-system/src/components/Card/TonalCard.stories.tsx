import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconBell, IconDotsVertical } from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { IconTile } from '../IconTile/IconTile.tsx'
import { Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'
import { CardActions } from './CardActions.tsx'
import { CardFooter } from './CardFooter.tsx'
import { CardHeader } from './CardHeader.tsx'
import { OutlinedCard } from './OutlinedCard.tsx'
import { TonalCard } from './TonalCard.tsx'

const content = (
  <>
    <CardHeader
      title="Two updates wait"
      subtitle="They take a minute"
      actions={<IconButton icon={IconDotsVertical} label="More" size="small" />}
    />
    <Text ink="muted">Everything stays as it is until you begin.</Text>
  </>
)

const meta = preview.meta({
  title: 'Data display/Card parts/TonalCard',
  component: TonalCard,
  args: { tone: 'primary' as const, children: content },
})

const Tones = () => (
  <Grid columns={{ base: 1, sm: 2 }}>
    {toneNames.map((tone) => (
      <TonalCard key={tone} tone={tone}>
        {content}
        <CardFooter>
          <Text size="sm" ink="subtle">
            {tone}
          </Text>
        </CardFooter>
      </TonalCard>
    ))}
  </Grid>
)

const Looks = () => (
  <Grid columns={{ base: 1, sm: 3 }}>
    <Card>
      <CardHeader title="Raised" subtitle="Card" />
      <Text ink="muted">For most cards.</Text>
    </Card>
    <OutlinedCard>
      <CardHeader title="Outlined" subtitle="OutlinedCard" />
      <Text ink="muted">Inside others, and close together.</Text>
    </OutlinedCard>
    <TonalCard tone="info">
      <CardHeader start={<IconTile icon={IconBell} tone="primary" />} title="Tonal" subtitle="TonalCard" />
      <CardActions>
        <Button size="small">Look</Button>
        <Button size="small" variant="plain">
          Later
        </Button>
      </CardActions>
    </TonalCard>
  </Grid>
)

export const Playground = meta.story()
export const AllTones = meta.story({ render: () => <Tones /> })
/** For words alone: controls keep the colours of plain grounds. */
export const Solid = meta.story({
  args: { variant: 'solid', children: <CardHeader title="Two updates wait" subtitle="They take a minute" /> },
})
/** Raised, outlined and tonal. */
export const AllLooks = meta.story({ render: () => <Looks /> })
export const Outlined = meta.story({ render: () => <OutlinedCard>{content}</OutlinedCard> })
export const Nested = meta.story({
  render: () => (
    <Card>
      <CardHeader title="Devices" />
      <Grid columns={{ base: 1, sm: 2 }} gap={12}>
        <OutlinedCard>
          <Text weight="medium">A laptop in Lyon</Text>
        </OutlinedCard>
        <OutlinedCard>
          <Text weight="medium">A phone in Lagos</Text>
        </OutlinedCard>
      </Grid>
    </Card>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap="gap">
        <Looks />
        <Tones />
      </Stack>
    </Pictures>
  ),
})
