import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { comparedPlans, features, pricedPlans } from './example.ts'
import { PricingCards } from './PricingCards.tsx'
import { PricingTable } from './PricingTable.tsx'

const meta = preview.meta({
  title: 'Patterns/PricingTable',
  component: PricingTable,
  args: { caption: 'Every plan, line by line', plans: comparedPlans, groups: features },
})

export const Playground = meta.story()

/** The choice itself, above the comparison. */
export const Cards = meta.story({ render: () => <PricingCards plans={pricedPlans} /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
  render: (args) => (
    <Pictures>
      <Stack gap={40}>
        <PricingCards plans={pricedPlans} />
        <PricingTable {...args} />
      </Stack>
    </Pictures>
  ),
})
