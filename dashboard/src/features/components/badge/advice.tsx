import { BadgeAnchor } from '@data1522/design-system/BadgeAnchor'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconBell, IconMail, IconShoppingCart } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function CountsWhatWaits() {
  const text = useText()

  return (
    <BadgeAnchor count={3} label={text('badgeDemos.unread')}>
      <IconButton icon={IconMail} label={text('badgeDemos.messages')} variant="outlined" />
    </BadgeAnchor>
  )
}

function Everything() {
  const text = useText()

  return (
    <Inline gap={24}>
      <BadgeAnchor count={120} label={text('badgeDemos.inCart')}>
        <IconButton icon={IconShoppingCart} label={text('badgeDemos.cart')} variant="outlined" />
      </BadgeAnchor>
      <BadgeAnchor count={120} label={text('badgeDemos.news')}>
        <IconButton icon={IconBell} label={text('badgeDemos.notifications')} variant="outlined" />
      </BadgeAnchor>
    </Inline>
  )
}

/** When to count, and when not to. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: CountsWhatWaits, text: 'badgeDemos.doText' },
  { isGood: false, Live: Everything, text: 'badgeDemos.dontText' },
]
