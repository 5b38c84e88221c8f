import { Avatar } from '@data1522/design-system/Avatar'
import { BadgeAnchor } from '@data1522/design-system/BadgeAnchor'
import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** A ring in the colour of the ground sets it off. */
export function Bordered() {
  const text = useText()

  return (
    <Inline gap={24}>
      <BadgeAnchor ground="surface" shape="circle" tone="primary" count={5} label={text('badgeDemos.tasks')}>
        <Avatar name="Iris Okafor" size={48} />
      </BadgeAnchor>
      <BadgeAnchor ground="surface" tone="primary" count={5} label={text('badgeDemos.changes')}>
        <Button variant="solid" tone="primary">
          {text('badgeDemos.review')}
        </Button>
      </BadgeAnchor>
    </Inline>
  )
}
