import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { SiteSection } from './SiteSection.tsx'

const meta = preview.meta({
  title: 'Patterns/SiteSection',
  component: SiteSection,
  args: {
    eyebrow: 'Features',
    title: 'Six programs less on your screen',
    description: 'Each part works alone. Together they know of each other.',
    actions: <LinkButton href="#all">See all of them</LinkButton>,
    children: <Card>What it shows</Card>,
  },
})

export const Playground = meta.story()

/** Its words beside what it shows. */
export const Side = meta.story({ args: { layout: 'side', eyebrow: undefined } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
  render: (args) => (
    <Pictures>
      <SiteSection {...args} />
    </Pictures>
  ),
})
