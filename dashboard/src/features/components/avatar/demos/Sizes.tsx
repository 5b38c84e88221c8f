import { Avatar } from '@data1522/design-system/Avatar'
import { Inline } from '@data1522/design-system/Inline'

/** From 24 px in a row to 96 px on a profile. */
export function Sizes() {
  return (
    <Inline gap={12}>
      <Avatar name="Ada Brun" size={24} />
      <Avatar name="Ada Brun" size={32} />
      <Avatar name="Ada Brun" />
      <Avatar name="Ada Brun" size={40} />
      <Avatar name="Ada Brun" size={48} />
      <Avatar name="Ada Brun" size={96} />
    </Inline>
  )
}
