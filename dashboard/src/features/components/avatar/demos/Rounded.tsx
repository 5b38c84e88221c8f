import { Avatar } from '@data1522/design-system/Avatar'
import { IconBuilding, IconForklift } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** Round for people, with corners for teams and things. */
export function Rounded() {
  const text = useText()

  return (
    <Inline gap={12}>
      <Avatar name="Ada Brun" size={48} />
      <Avatar name={text('avatarDemos.warehouse')} icon={IconForklift} shape="rounded" size={48} />
      <Avatar name={text('avatarDemos.office')} icon={IconBuilding} shape="square" size={48} />
    </Inline>
  )
}
