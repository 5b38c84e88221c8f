import { AvatarGroup } from '@data1522/design-system/AvatarGroup'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** Faces overlap; pressing them lists everyone by name. */
export function Group() {
  const text = useText()

  return (
    <Inline>
      <AvatarGroup
        label={text('avatarDemos.team')}
        max={4}
        people={[
          { name: 'Ada Brun' },
          { name: 'Omar Haddad' },
          { name: 'Iris Okafor' },
          { name: 'Jonas Weber' },
          { name: 'Lina Moreau' },
        ]}
      />
    </Inline>
  )
}
