import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconRefresh } from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Card } from './Card.tsx'
import { CardHeader } from './CardHeader.tsx'
import { CardRefresh } from './CardRefresh.tsx'
import { TonalCard } from './TonalCard.tsx'

const figures = (
  <DescriptionList
    items={[
      { term: 'Organic search', description: '42%' },
      { term: 'Direct', description: '27%' },
      { term: 'Referral', description: '18%' },
    ]}
  />
)

const meta = preview.meta({
  title: 'Data display/Card parts/CardRefresh',
  component: CardRefresh,
  args: { isRefreshing: true, children: figures },
  render: (args) => (
    <Card>
      <CardHeader title="Traffic sources" subtitle="Sessions this month" />
      <CardRefresh {...args} />
    </Card>
  ),
})

function ByAButton() {
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = () => {
    setRefreshing(true)
    setTimeout(() => setRefreshing(false), 2000)
  }
  return (
    <Card>
      <CardHeader
        title="Traffic sources"
        subtitle="Sessions this month"
        actions={
          <IconButton
            icon={IconRefresh}
            label="Refresh"
            size="small"
            isPending={isRefreshing}
            onPress={refresh}
          />
        }
      />
      <CardRefresh isRefreshing={isRefreshing} doneLabel="Up to date">
        {figures}
      </CardRefresh>
    </Card>
  )
}

export const Playground = meta.story()
/** Press the button: the figures stay in sight, and nothing moves. */
export const OnDemand = meta.story({ render: () => <ByAButton /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={680}>
      <Grid columns={2}>
        <Card>
          <CardHeader title="Traffic sources" />
          <CardRefresh isRefreshing>{figures}</CardRefresh>
        </Card>
        <TonalCard tone="success">
          <CardHeader title="Traffic sources" />
          <CardRefresh isRefreshing>{figures}</CardRefresh>
        </TonalCard>
      </Grid>
    </Pictures>
  ),
})
