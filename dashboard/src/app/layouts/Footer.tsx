import { Link } from '@data1522/design-system/Link'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { appTitle } from '../brand.ts'
import { useText } from '../intl/useText.ts'

const year = String(new Date().getFullYear())

/** The foot of every back-office page: whose it is, and where help is. */
export function Footer() {
  const text = useText()
  return (
    <Inline justify="between" gap={16}>
      <Text size="sm" ink="subtle">
        {text('office.footer', { year, product: appTitle })}
      </Text>
      <Inline gap={20}>
        <Link href="/data1522/help-center">{text('titles.helpCenter')}</Link>
        <Link href="/data1522/pricing">{text('titles.pricing')}</Link>
      </Inline>
    </Inline>
  )
}
