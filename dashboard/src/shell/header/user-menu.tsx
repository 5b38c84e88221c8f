import { href } from 'react-router-dom'
import type { MenuSection } from '@data1522/design-system/Menu'
import { Avatar } from '@data1522/design-system/Avatar'
import {
  IconCreditCard,
  IconEye,
  IconFlask,
  IconHelp,
  IconLogout,
  IconPalette,
  IconSettings,
  IconTag,
  IconUser,
} from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { UserData } from '@data1522/mocks/contract/auth'
import { mayViewAsAtom } from '../../core/auth/view-as.ts'
import { useOnline } from '../../core/api/useOnline.ts'
import { useText } from '../../core/i18n/useText.ts'
import { store } from '../../core/store.ts'

/** Where a person's menu leads, and what it does. */
export const userMenuSections = (text: ReturnType<typeof useText>): MenuSection[] => [
  {
    id: 'own',
    entries: [
      {
        id: 'profile',
        label: text('userMenu.profile'),
        icon: IconUser,
        href: href('/pages/user-profile/profile'),
      },
      {
        id: 'settings',
        label: text('userMenu.settings'),
        icon: IconSettings,
        href: href('/pages/account-settings/account'),
      },
      {
        id: 'billing',
        label: text('userMenu.billing'),
        icon: IconCreditCard,
        href: href('/pages/account-settings/billing-plans'),
      },
    ],
  },
  {
    id: 'help',
    entries: [
      { id: 'pricing', label: text('titles.pricing'), icon: IconTag, href: href('/pages/pricing') },
      { id: 'faq', label: text('titles.faq'), icon: IconHelp, href: href('/pages/faq') },
    ],
  },
  {
    id: 'build',
    entries: [
      ...(store.get(mayViewAsAtom) ? [{ id: 'viewAs', label: text('shell.viewAs'), icon: IconEye }] : []),
      { id: 'customize', label: text('shell.customize'), icon: IconPalette },
      { id: 'developer', label: text('userMenu.developer'), icon: IconFlask },
    ],
  },
  { id: 'end', entries: [{ id: 'signOut', label: text('userMenu.signOut'), icon: IconLogout }] },
]

/** Whose menu it is: their face, whether they are reachable, their name and role. */
export function UserMenuHeader({ person: { fullName, avatar, role } }: { person: UserData }) {
  const text = useText()
  const isOnline = useOnline()
  return (
    <Inline gap={12} isWrapping={false}>
      <Avatar
        name={fullName}
        src={avatar}
        size={40}
        presence={isOnline ? 'online' : 'offline'}
        isDecorative
      />
      <Stack gap={0}>
        <Text weight="semibold">{fullName}</Text>
        <Text size="sm" ink="subtle">
          {role === 'admin' || role === 'client' ? text(`userMenu.role.${role}`) : role}
        </Text>
      </Stack>
    </Inline>
  )
}
