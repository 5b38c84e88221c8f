import { Avatar } from '@data1522/design-system/Avatar'
import { Inline } from '@data1522/design-system/Inline'
import { usePeople } from '../usePeople.ts'

/** Initials stand in while it loads, and when it fails as the last one does. */
export function Images() {
  const people = usePeople()

  return (
    <Inline gap={12}>
      {people.map(({ id, label, avatar }) => (
        <Avatar key={id} name={label} src={avatar.src} size={48} />
      ))}
      <Avatar name="Jonas Weber" src="data:image/png;base64,none" size={48} />
    </Inline>
  )
}
