import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Brand } from '../../components/Brand/Brand.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { footer } from '../SiteFooter/example.ts'
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx'
import { links } from '../SiteHeader/example.ts'
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx'
import { SiteLayout } from './SiteLayout.tsx'

const meta = preview.meta({
  title: 'Patterns/SiteLayout',
  component: SiteLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    header: <SiteHeader brand={<Brand name="DATA1522" />} links={links} />,
    children: [
      <Heading key="title" level={1}>
        Prices
      </Heading>,
      <Text key="plans">What each plan holds, and what it costs.</Text>,
    ],
    footer: <SiteFooter brand={<Brand name="DATA1522" />} {...footer} />,
  },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures>
      <SiteLayout {...args} />
    </Pictures>
  ),
})
