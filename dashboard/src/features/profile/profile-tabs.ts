import { IconLayoutGrid, IconLink, IconUser, IconUsers } from '@data1522/design-system/icons'
import { href } from 'react-router-dom'

/** The pages of the profile in their order, the first one the person themselves. */
export const profileTabs = [
  { id: 'profile', icon: IconUser, href: href('/pages/user-profile/profile') },
  { id: 'teams', icon: IconUsers, href: href('/pages/user-profile/teams') },
  { id: 'projects', icon: IconLayoutGrid, href: href('/pages/user-profile/projects') },
  { id: 'connections', icon: IconLink, href: href('/pages/user-profile/connections') },
] as const

export type ProfilePage = (typeof profileTabs)[number]['id']

/** The id of the title of the table of projects, for links that lead to it. */
export const PROJECT_TABLE = 'profile-projects'

/** The page of the profile that an address shows. */
export const pageAt = (pathname: string): ProfilePage =>
  profileTabs.find((tab) => tab.href === pathname.replace(/\/+$/, ''))?.id ?? 'profile'

/** The address of a page of the profile. */
export const profileHref = (page: ProfilePage) => profileTabs.find(({ id }) => id === page)!.href
