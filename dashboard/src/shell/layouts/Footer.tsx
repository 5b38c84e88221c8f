import { Link } from '@data1522/design-system/Link'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { href } from 'react-router-dom'
import { appTitle } from '../../core/brand.ts'
import { useText } from '../../core/i18n/useText.ts'

const links = [
  [href('/data1522/help-center'), 'titles.helpCenter'],
  [href('/data1522/pricing'), 'titles.pricing'],
] as const
const year = String(new Date().getFullYear())

/** The foot of every back-office page: whose it is, and where help is. */
export function Footer() {
  const text = useText()
  return (
    <Inline data-tour="footer" justify="between" gap={16}>
      <Text size="sm" ink="subtle">
        {text('shell.footer', { year, product: appTitle })}
      </Text>
      <Inline gap={20}>
        {links.map(([path, title]) => (
          <Link key={path} href={path}>
            {text(title)}
          </Link>
        ))}
      </Inline>
    </Inline>
  )
}
