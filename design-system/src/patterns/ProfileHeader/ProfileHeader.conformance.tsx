import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconMapPin } from '../../icons/icons.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProfileHeaderSkeleton } from './ProfileHeaderSkeleton.tsx'

export const examples: Examples = {
  ProfileHeader: (probe, words) => (
    <ProfileHeader
      {...probe}
      name={words}
      description={words}
      cover="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"
      facts={[{ id: 'place', icon: IconMapPin, label: words }]}
      tabsLabel="Pages of the profile"
      tabs={[
        { id: 'profile', label: words, href: '#profile' },
        { id: 'teams', label: 'Teams', href: '#teams' },
      ]}
      selectedId="profile"
    />
  ),
  ProfileHeaderSkeleton: (probe) => <ProfileHeaderSkeleton {...probe} />,
}
