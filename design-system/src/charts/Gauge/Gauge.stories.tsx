import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Gauge } from './Gauge.tsx'

const meta = preview.meta({ title: 'Charts/Gauge', component: Gauge, args: { label: 'Expenses', value: 78 } })

const All = () => (
  <Grid columns={{ base: 1, sm: 3 }}>
    <Card>
      <Gauge label="Expenses" value={78} tone={2} />
    </Card>
    <Card>
      <Gauge label="Tickets done" value={85} variant="dashed" description="Done" />
    </Card>
    <Card>
      <Gauge label="Goal" value={40} variant="full" tone="success" description="of the goal" />
    </Card>
  </Grid>
)

export const Playground = meta.story()
export const Variants = meta.story({ render: () => <All /> })
export const Unknown = meta.story({ args: { value: null } })
export const InWords = meta.story({ args: { valueText: '$339K', description: 'of $434K' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={640}>
      <All />
    </Pictures>
  ),
})
