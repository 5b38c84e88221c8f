import { Brand } from '@data1522/design-system/Brand'
import { NavigationShell } from '@data1522/design-system/NavigationShell'
import { Text } from '@data1522/design-system/Text'
import { useIntl } from 'react-intl'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { appTitle } from '../../core/brand.ts'
import { useText } from '../../core/i18n/useText.ts'
import { navigationFor } from './navigation.ts'

/** The product's own navigation, with all that it holds. */
function Frame({ layout }: { layout: 'vertical' | 'horizontal' }) {
  const text = useText()
  const { formatNumber } = useIntl()
  const sections = navigationFor({ text, number: (value) => formatNumber(value), mayOpen: () => true })
  return (
    <NavigationShell
      brand={<Brand name={appTitle} />}
      sections={sections}
      layout={layout}
      currentHref="/pages/authentication/login-v1"
      onCollapsedChange={() => {}}
    >
      <Text>{text('shell.nav.pages')}</Text>
    </NavigationShell>
  )
}

const Side = () => <Frame layout="vertical" />
const Bar = () => <Frame layout="horizontal" />

const meta = preview.meta({
  title: 'Screens/Navigation',
  component: Side,
  tags: ['!autodocs'],
  ...screenAt({ path: '/dashboards/analytics', groups: ['shell', 'titles'] }),
})

/** Three levels, the current one in view. */
export const Vertical = meta.story({
  play: async ({ canvas }) => {
    // Below 1280 px it waits, out of sight, for the window to grow.
    const current = await canvas.findAllByRole('link', { current: 'page', hidden: true })
    await expect(current[0]).toHaveAttribute('href', '/pages/authentication/login-v1')
  },
})

/** All sections in one line from 1280 px up, in every language. */
export const Horizontal = meta.story({ render: () => <Bar /> })

export const HorizontalInFrench = meta.story({ render: () => <Bar />, globals: { language: 'fr' } })

export const HorizontalInArabic = meta.story({ render: () => <Bar />, globals: { language: 'ar' } })
