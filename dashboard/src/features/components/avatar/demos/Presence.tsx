import { Avatar } from '@data1522/design-system/Avatar'
import { Inline } from '@data1522/design-system/Inline'

/** Each kind has a form as well as a colour, and is read out. */
export function Presence() {
  return (
    <Inline gap={12}>
      <Avatar name="Ada Brun" size={48} presence="online" />
      <Avatar name="Omar Haddad" size={48} presence="away" />
      <Avatar name="Iris Okafor" size={48} presence="busy" />
      <Avatar name="Jonas Weber" size={48} presence="offline" />
    </Inline>
  )
}
