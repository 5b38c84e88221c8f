import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconMessage, IconShoppingCart, IconTruck } from '../../icons/icons.ts'
import { FeatureGrid } from './FeatureGrid.tsx'

const meta = preview.meta({
  title: 'Patterns/FeatureGrid',
  component: FeatureGrid,
  args: {
    features: [
      {
        title: 'A shop that counts itself',
        text: 'Products, orders and returns in lists.',
        icon: IconShoppingCart,
      },
      {
        title: 'Vans on a live map',
        text: 'Routes and stops, the late ones first.',
        icon: IconTruck,
        tone: 'warning',
      },
      {
        title: 'Mail and chat',
        text: 'Beside the order that they are about.',
        icon: IconMessage,
        tone: 'info',
      },
    ],
  },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
  render: (args) => (
    <Pictures>
      <FeatureGrid {...args} />
    </Pictures>
  ),
})
