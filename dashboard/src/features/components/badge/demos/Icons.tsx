import { BadgeAnchor } from '@data1522/design-system/BadgeAnchor'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconMail, IconShoppingCart } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** The button’s name ends with what the badge says. */
export function Icons() {
  const text = useText()

  return (
    <Inline gap={24}>
      <BadgeAnchor ground="surface" count={4} label={text('badgeDemos.inCart')}>
        <IconButton icon={IconShoppingCart} label={text('badgeDemos.cart')} />
      </BadgeAnchor>
      <BadgeAnchor ground="surface" count={12} label={text('badgeDemos.unread')}>
        <IconButton icon={IconMail} label={text('badgeDemos.messages')} />
      </BadgeAnchor>
    </Inline>
  )
}
