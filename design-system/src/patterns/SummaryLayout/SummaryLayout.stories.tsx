import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { CardHeader } from '../../components/Card/CardHeader.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { SummaryLayout } from './SummaryLayout.tsx'

const pay = (
  <Button variant="solid" tone="primary">
    Pay $313.20
  </Button>
)

const meta = preview.meta({
  title: 'Patterns/SummaryLayout',
  component: SummaryLayout,
  args: {
    children: (
      <Card>
        <CardHeader title="How you pay" />
        <Text>Card, PayPal or a transfer.</Text>
      </Card>
    ),
    summary: (
      <Card>
        <CardHeader title="To pay today" />
        {pay}
      </Card>
    ),
    summaryLabel: 'To pay',
    bar: (
      <Inline justify="between">
        <Text weight="strong">$313.20</Text>
        {pay}
      </Inline>
    ),
  },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
  render: (args) => (
    <Pictures>
      <SummaryLayout {...args} />
    </Pictures>
  ),
})
