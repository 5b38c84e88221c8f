import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { IconLanguage, IconSun } from '../../icons/icons.ts'
import { HeroPage } from './HeroPage.tsx'

const meta = preview.meta({
  title: 'Patterns/HeroPage',
  component: HeroPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    brand: 'DATA1522',
    title: 'The whole back office, in one calm place',
    description:
      'Orders, courses, fleets, invoices and the people behind them. Three languages, any screen, either direction.',
    actions: (
      <>
        <LinkButton href="#sign-in" variant="solid" tone="primary" size="large">
          Sign in
        </LinkButton>
        <LinkButton href="#register" size="large">
          Create an account
        </LinkButton>
      </>
    ),
    controls: (
      <>
        <IconButton icon={IconLanguage} label="Language" />
        <IconButton icon={IconSun} label="Theme" />
      </>
    ),
  },
})

export const Playground = meta.story()

export const WithIllustration = meta.story({
  args: {
    title: 'This page is not there',
    description: 'The address may have changed, or it never was.',
    illustration: 'lost',
    size: 'medium',
    actions: (
      <LinkButton href="#home" variant="solid" tone="primary" size="large">
        Back to the start
      </LinkButton>
    ),
    children: (
      <Card>
        <Text>What follows the actions: places to go, a form.</Text>
      </Card>
    ),
  },
})

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    title: 'المكتب الخلفي كله، في مكان واحد هادئ',
    description: 'الطلبات والدورات والأساطيل والفواتير والأشخاص الذين وراءها.',
    actions: (
      <LinkButton href="#sign-in" variant="solid" tone="primary" size="large">
        تسجيل الدخول
      </LinkButton>
    ),
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures>
      <HeroPage {...args} />
    </Pictures>
  ),
})

export const PictureNarrow = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 390 } },
  render: (args) => (
    <Pictures>
      <HeroPage {...args} />
    </Pictures>
  ),
})
