import { BadgeAnchor } from '@data1522/design-system/BadgeAnchor'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconBell, IconMail, IconShoppingCart } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** Solid on a corner, one tone for each meaning. */
export function Colors() {
  const text = useText()

  return (
    <Inline gap={24}>
      <BadgeAnchor ground="surface" count={3} label={text('badgeDemos.unread')}>
        <IconButton icon={IconMail} label={text('badgeDemos.messages')} variant="outlined" />
      </BadgeAnchor>
      <BadgeAnchor ground="surface" tone="primary" count={8} label={text('badgeDemos.inCart')}>
        <IconButton icon={IconShoppingCart} label={text('badgeDemos.cart')} variant="outlined" />
      </BadgeAnchor>
      <BadgeAnchor ground="surface" tone="success" count={2} label={text('badgeDemos.news')}>
        <IconButton icon={IconBell} label={text('badgeDemos.notifications')} variant="outlined" />
      </BadgeAnchor>
    </Inline>
  )
}
