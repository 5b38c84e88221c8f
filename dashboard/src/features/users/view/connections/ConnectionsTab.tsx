import { Stack } from '@data1522/design-system/Stack'
import { userSettingsQuery } from '../queries.ts'
import { Tab } from '../Tab.tsx'
import { TabSkeleton } from '../TabSkeleton.tsx'
import type { UserTabProps } from '../user-tab.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { ConnectedCard } from '../../../../entities/account/ConnectedCard.tsx'
import { SocialCard } from '../../../../entities/account/SocialCard.tsx'
import { useConnections } from '../../../../entities/account/useConnections.ts'
import { useSettingsEdit } from '../useUserEdits.ts'
import { useViewAddress } from '../view-address.ts'

/** The user's accounts elsewhere. */
export function ConnectionsTab({ user }: UserTabProps) {
  const text = useText()
  const { connect, link, unlink } = useConnections(useSettingsEdit(String(user.id)))
  const { dialog, id, open, close } = useViewAddress()
  const name = user.fullName
  return (
    <Tab query={userSettingsQuery(String(user.id))} skeleton={<TabSkeleton />}>
      {({ connection }) => (
        <Stack gap="gap">
          <ConnectedCard
            subject="User"
            description={text('userView.accountsDescription', { name })}
            accounts={connection.accounts}
            onConnect={(account, isOn) => void connect(account, isOn)}
          />
          <SocialCard
            subject="User"
            description={text('userView.socialsDescription', { name })}
            socials={connection.socials}
            linking={dialog === 'link' ? id : 0}
            onLinkingChange={(next) => (next ? open('link', next) : close())}
            onLink={link}
            onUnlink={(social) => void unlink(social)}
          />
        </Stack>
      )}
    </Tab>
  )
}
