import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'

/** A link within the product goes without loading the page anew. */
export function Router() {
  const text = useText()

  return (
    <Inline>
      <LinkButton href={href('/apps/user/list')} tone="primary" variant="solid">
        {text('buttonDemos.users')}
      </LinkButton>
      <LinkButton href={href('/apps/ecommerce/order/list')}>{text('buttonDemos.orders')}</LinkButton>
    </Inline>
  )
}
