import { Avatar } from '@data1522/design-system/Avatar'
import { Button } from '@data1522/design-system/Button'
import { Menu } from '@data1522/design-system/Menu'
import type { UserData } from '@data1522/mocks/contract/auth'
import { useSetAtom } from 'jotai'
import { isViewDialogOpenAtom } from '../../core/auth/view-dialog.ts'
import { isCustomizerOpenAtom } from '../customizer/is-open.ts'
import { isDeveloperPanelOpenAtom } from '../developer/is-open.ts'
import { useOnline } from '../../core/api/useOnline.ts'
import { useText } from '../../core/i18n/useText.ts'
import { lazyOrReported } from '../../core/lazy-or-reported.ts'
import { useSignOut } from '../../core/auth/useSignOut.ts'

let content: typeof import('./user-menu.tsx') | undefined
/** Fetches what the menu holds, when someone reaches for it. */
const load = async () => (content = await import('./user-menu.tsx'))
/** The menu waits for it, and with it for its entries. */
const Header = lazyOrReported(async () => (await load()).UserMenuHeader)

/** The person who is signed in, and the ways that are theirs. */
export function UserMenu({ person }: { person: UserData }) {
  const text = useText()
  const isOnline = useOnline()
  const signOut = useSignOut()
  const openCustomizer = useSetAtom(isCustomizerOpenAtom)
  const openViewDialog = useSetAtom(isViewDialogOpenAtom)
  const openDeveloperPanel = useSetAtom(isDeveloperPanelOpenAtom)
  const actions: Record<string, () => void> = {
    customize: () => openCustomizer(true),
    viewAs: () => openViewDialog(true),
    developer: () => openDeveloperPanel(true),
    signOut,
    // Browsers remember that a module did not come; only a new page asks for it again.
    reload: () => location.reload(),
  }
  const reload = {
    id: 'reload',
    label: text('app.reload'),
    description: text('app.failure.offline'),
    isDisabled: !isOnline,
  }
  const missing = [{ id: 'missing', entries: [reload] }]
  return (
    <Menu
      label={text('shell.account')}
      header={<Header person={person} />}
      onAction={(id) => actions[id]?.()}
      sections={() => content?.userMenuSections(text) ?? missing}
    >
      <Button
        data-tour="account"
        variant="plain"
        shape="round"
        aria-label={text('shell.accountOf', { name: person.fullName })}
        onPrefetch={() => void load().catch(() => undefined)}
      >
        <Avatar
          name={person.fullName}
          src={person.avatar}
          size={36}
          presence={isOnline ? 'online' : 'offline'}
          isDecorative
        />
      </Button>
    </Menu>
  )
}
