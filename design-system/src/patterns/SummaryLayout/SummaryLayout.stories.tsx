import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { SummaryLayout } from './SummaryLayout.tsx'

const meta = preview.meta({
  title: 'Patterns/SummaryLayout',
  component: SummaryLayout,
  args: {
    children: (
      <Card>
        <Text>Whistlestop kettle</Text>
      </Card>
    ),
    summary: (
      <Card>
        <Stack gap={12}>
          <Text size="3xl" weight="strong">
            $79.90
          </Text>
          <Button variant="solid" tone="primary">
            Go to address
          </Button>
        </Stack>
      </Card>
    ),
    summaryLabel: 'Price',
  },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures>
      <SummaryLayout {...args} />
    </Pictures>
  ),
})
