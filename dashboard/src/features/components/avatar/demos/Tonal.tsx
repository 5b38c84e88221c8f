import { Avatar } from '@data1522/design-system/Avatar'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** A tone in place of the name’s colour, where it says something. */
export function Tonal() {
  const text = useText()

  return (
    <Inline gap={12}>
      <Avatar name={text('avatarDemos.sales')} tone="primary" size={40} />
      <Avatar name={text('avatarDemos.done')} tone="success" size={40} />
      <Avatar name={text('avatarDemos.waiting')} tone="warning" size={40} />
      <Avatar name={text('avatarDemos.late')} tone="danger" size={40} />
    </Inline>
  )
}
