import type { Examples } from '../../../../tests/conformance/example.ts'
import { Avatar } from './Avatar.tsx'
import { AvatarGroup } from './AvatarGroup.tsx'

export const examples: Examples = {
  Avatar: (probe, words) => <Avatar {...probe} name={words || 'Maya'} presence="online" />,
  AvatarGroup: (probe, words) => (
    <AvatarGroup
      {...probe}
      label="Guests"
      people={[{ name: words || 'Maya' }, { name: 'Omar Haddad' }, { name: 'Iris Okafor' }]}
      max={2}
    />
  ),
}
