import { Avatar } from '@data1522/design-system/Avatar'
import { BadgeAnchor } from '@data1522/design-system/BadgeAnchor'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** It follows the circle; whether someone is there is the avatar’s presence. */
export function AvatarStatus() {
  const text = useText()

  return (
    <Inline gap={24}>
      <BadgeAnchor ground="surface" shape="circle" count={2} label={text('badgeDemos.tasks')}>
        <Avatar name="Ada Brun" size={48} />
      </BadgeAnchor>
      <BadgeAnchor
        ground="surface"
        shape="circle"
        isDot
        tone="success"
        placement="bottom end"
        label={text('badgeDemos.online')}
      >
        <Avatar name="Omar Haddad" size={48} />
      </BadgeAnchor>
    </Inline>
  )
}
