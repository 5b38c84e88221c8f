import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { arabicContent, content, controls } from '../AuthCard/example/signIn.tsx'
import { SignInPicture } from '../../components/SignInPicture/SignInPicture.tsx'
import { AuthLayout } from './AuthLayout.tsx'

const meta = preview.meta({
  title: 'Patterns/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    brand: 'DATA1522',
    headline: 'The whole back office, in one calm place.',
    description:
      'Orders, courses, fleets, invoices and the people behind them. Three languages, any screen, either direction.',
    picture: <SignInPicture />,
    controls,
    children: content,
  },
})

export const Playground = meta.story()

export const WithoutControls = meta.story({ args: { controls: undefined } })

export const Wide = meta.story({ args: { contentWidth: 'wide' } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    headline: 'المكتب الخلفي كله، في مكان واحد هادئ.',
    description:
      'الطلبات والدورات والأساطيل والفواتير والأشخاص الذين وراءها. ثلاث لغات، وأي شاشة، وفي كلا الاتجاهين.',
    children: arabicContent,
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1200 } },
  render: (args) => (
    <Pictures>
      <AuthLayout {...args} />
    </Pictures>
  ),
})

/** Below 960 px the form stands alone, under the brand. */
export const PictureNarrow = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 390 } },
  render: (args) => (
    <Pictures>
      <AuthLayout {...args} />
    </Pictures>
  ),
})
