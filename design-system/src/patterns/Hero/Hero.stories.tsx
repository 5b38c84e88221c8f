import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Brand } from '../../components/Brand/Brand.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { IconChartAreaLine, IconShoppingCart, IconTruck } from '../../icons/icons.ts'
import { SiteLayout } from '../SiteLayout/SiteLayout.tsx'
import { Hero } from './Hero.tsx'
import { HeroWindow } from './HeroWindow.tsx'

const meta = preview.meta({
  title: 'Patterns/Hero',
  component: Hero,
  subcomponents: { HeroWindow },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: {
    title: 'The whole back office, in',
    accent: 'one calm place',
    description: 'Commerce, academy, fleet, mail and money, joined up.',
    actions: (
      <>
        <LinkButton href="#demo" variant="solid" tone="primary" size="large">
          Open the demo
        </LinkButton>
        <LinkButton href="#pricing" size="large">
          See pricing
        </LinkButton>
      </>
    ),
    note: 'No account needed.',
    showcase: (
      <HeroWindow
        brand={<Brand name="DATA1522" />}
        entries={[
          { label: 'Analytics', icon: IconChartAreaLine },
          { label: 'Orders', icon: IconShoppingCart },
          { label: 'Fleet', icon: IconTruck },
        ]}
        title="Good morning, Ines"
        description="Here is what moved since you last looked."
        figures={[
          { label: 'Visitors', value: '48,216', change: '+12.4%', note: 'vs last week' },
          { label: 'Orders', value: '3,902', change: '+8.1%', note: 'vs last week' },
          { label: 'Revenue', value: '$184,200', change: '+5.7%', note: 'vs last week' },
          { label: 'Churn', value: '1.9%', change: '-0.4%', note: 'vs last week' },
        ]}
      >
        <Card>What is open</Card>
      </HeroWindow>
    ),
    showcaseLabel: 'The product',
  },
  render: (args) => (
    <SiteLayout header={null} footer={null}>
      <Hero {...args} />
    </SiteLayout>
  ),
})

export const Playground = meta.story()

/** Words alone, as on a page that explains itself. */
export const WordsAlone = meta.story({ args: { showcase: undefined, accent: undefined } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
  render: (args) => (
    <Pictures>
      <SiteLayout header={null} footer={null}>
        <Hero {...args} />
      </SiteLayout>
    </Pictures>
  ),
})
