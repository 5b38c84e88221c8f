import { Avatar } from '@data1522/design-system/Avatar'
import { IconBuilding, IconForklift, IconUsersGroup } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** A team or a place is known by what it does. */
export function Icons() {
  const text = useText()

  return (
    <Inline gap={12}>
      <Avatar name={text('avatarDemos.sales')} icon={IconUsersGroup} size={40} />
      <Avatar name={text('avatarDemos.warehouse')} icon={IconForklift} size={40} />
      <Avatar name={text('avatarDemos.office')} icon={IconBuilding} size={40} />
    </Inline>
  )
}
