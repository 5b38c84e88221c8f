import { IconCalendar, IconLayoutGrid, IconLink, IconMapPin, IconUser, IconUsers } from '../../icons/icons.ts'
import type { ProfileHeaderProps } from './ProfileHeader.tsx'

const hills =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 250' preserveAspectRatio='xMidYMid slice'><path fill='%2392d0f6' d='M0 0h1200v250H0z'/><circle cx='930' cy='90' r='62' fill='%23f7c06c'/><path fill='%2347a9e8' d='M0 160c200-80 400 40 600 0s400-60 600 20v70H0z'/></svg>"

export const profile: ProfileHeaderProps = {
  name: 'Ines Halvorsen',
  description: 'Operations lead',
  presence: 'online',
  cover: hills,
  facts: [
    { id: 'place', icon: IconMapPin, label: 'Seattle, Washington' },
    { id: 'joined', icon: IconCalendar, label: 'Joined April 2021' },
  ],
  tabsLabel: 'Pages of the profile',
  tabs: [
    { id: 'profile', label: 'Profile', icon: IconUser, href: '#profile' },
    { id: 'teams', label: 'Teams', icon: IconUsers, href: '#teams' },
    { id: 'projects', label: 'Projects', icon: IconLayoutGrid, href: '#projects' },
    { id: 'connections', label: 'Connections', icon: IconLink, href: '#connections' },
  ],
  selectedId: 'projects',
}
