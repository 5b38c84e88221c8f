import { Avatar } from '@data1522/design-system/Avatar'
import { Button } from '@data1522/design-system/Button'
import { IconFlask, IconLogout, IconSettings, IconUser } from '@data1522/design-system/icons'
import { Menu } from '@data1522/design-system/Menu'
import type { UserData } from '@data1522/mocks/contract/auth'
import { useSetAtom } from 'jotai'
import { developerPanelAtom } from '../developer/open.ts'
import { useText } from '../intl/useText.ts'
import { useSignOut } from '../session/useSignOut.ts'

/** The person who is signed in, and the ways that are theirs. */
export function UserMenu({ person }: { person: UserData }) {
  const text = useText()
  const signOut = useSignOut()
  const openDeveloperPanel = useSetAtom(developerPanelAtom)
  return (
    <Menu
      label={text('office.account')}
      onAction={(id) => (id === 'signOut' ? signOut() : id === 'developer' && openDeveloperPanel(true))}
      sections={() => [
        {
          id: 'own',
          title: person.email,
          entries: [
            {
              id: 'profile',
              label: text('office.profile'),
              icon: IconUser,
              href: '/pages/user-profile/profile',
            },
            {
              id: 'settings',
              label: text('office.settings'),
              icon: IconSettings,
              href: '/pages/account-settings/account',
            },
          ],
        },
        { id: 'build', entries: [{ id: 'developer', label: text('office.developer'), icon: IconFlask }] },
        { id: 'end', entries: [{ id: 'signOut', label: text('office.signOut'), icon: IconLogout }] },
      ]}
    >
      <Button variant="plain" shape="round" aria-label={text('office.accountOf', { name: person.fullName })}>
        <Avatar name={person.fullName} src={person.avatar} size={36} isDecorative />
      </Button>
    </Menu>
  )
}
