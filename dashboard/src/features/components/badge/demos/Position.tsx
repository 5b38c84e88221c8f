import { BadgeAnchor } from '@data1522/design-system/BadgeAnchor'
import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** On any corner; start and end turn with the direction. */
export function Position() {
  const text = useText()

  return (
    <Inline gap={32}>
      <BadgeAnchor ground="surface" placement="top start" count={3} label={text('badgeDemos.changes')}>
        <Button>{text('badgeDemos.review')}</Button>
      </BadgeAnchor>
      <BadgeAnchor ground="surface" count={3} label={text('badgeDemos.changes')}>
        <Button>{text('badgeDemos.review')}</Button>
      </BadgeAnchor>
      <BadgeAnchor ground="surface" placement="bottom start" count={3} label={text('badgeDemos.changes')}>
        <Button>{text('badgeDemos.review')}</Button>
      </BadgeAnchor>
      <BadgeAnchor ground="surface" placement="bottom end" count={3} label={text('badgeDemos.changes')}>
        <Button>{text('badgeDemos.review')}</Button>
      </BadgeAnchor>
    </Inline>
  )
}
