import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconFilter } from '../../icons/icons.ts'
import { Divider } from '../../layout/Divider/Divider.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'
import { CardHeader } from './CardHeader.tsx'

const meta = preview.meta({
  title: 'Data display/Card',
  component: Card,
  args: {
    children: (
      <>
        <CardHeader title="Revenue" subtitle="Daily, against the previous period" />
        <Text>Sales grew in every week of November.</Text>
      </>
    ),
  },
})

const filter = (
  <Button size="small" start={<Icon icon={IconFilter} size={16} />}>
    Filter
  </Button>
)

const Flush = () => (
  <Card padding={0} isClipped>
    <CardHeader title="Top accounts" actions={filter} />
    <Divider />
    <Box background="raised" padding="cardPadding">
      <Text ink="muted">The content reaches the edges and is cut at the round corners.</Text>
    </Box>
  </Card>
)

export const Playground = meta.story()
export const WithActions = meta.story({
  args: {
    children: (
      <>
        <CardHeader title="Top accounts" subtitle="By balance" actions={filter} />
        <Text>Five accounts hold half of all balances.</Text>
      </>
    ),
  },
})
/** A face or a picture stays beside the title when the actions go below. */
export const WithAPictureAtTheStart = meta.story({
  args: {
    children: (
      <>
        <CardHeader
          start={<Avatar name="Maya Laurent" size={40} />}
          title="Maya Laurent"
          subtitle="Design ops, Lyon"
          actions={filter}
        />
        <Text>Owner of three projects.</Text>
      </>
    ),
  },
})
export const AsARegion = meta.story({
  args: {
    as: 'section',
    'aria-labelledby': 'revenue',
    children: (
      <>
        <CardHeader id="revenue" title="Revenue" subtitle="Daily, against the previous period" />
        <Text>Screen readers list this card among the regions of the page.</Text>
      </>
    ),
  },
})
export const WithoutPadding = meta.story({ render: () => <Flush /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={{ base: 1, sm: 2 }}>
        <Card>
          <CardHeader title="Revenue" subtitle="Daily, against the previous period" actions={filter} />
          <Text>Sales grew in every week of November.</Text>
        </Card>
        <Flush />
      </Grid>
    </Pictures>
  ),
})
