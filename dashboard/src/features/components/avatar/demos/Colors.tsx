import { Avatar } from '@data1522/design-system/Avatar'
import { Inline } from '@data1522/design-system/Inline'

/** Each name keeps one of eight colours. */
export function Colors() {
  return (
    <Inline gap={12}>
      <Avatar name="Ada Brun" size={40} />
      <Avatar name="Omar Haddad" size={40} />
      <Avatar name="Iris Okafor" size={40} />
      <Avatar name="Jonas Weber" size={40} />
    </Inline>
  )
}
