import { Grid } from '@data1522/design-system/Grid'
import { useText } from '../../../core/i18n/useText.ts'
import { ConnectedCard } from '../../../entities/account/ConnectedCard.tsx'
import { SocialCard } from '../../../entities/account/SocialCard.tsx'
import { useAccountEditor } from '../../../entities/account/useAccountEditor.ts'
import { useConnections } from '../../../entities/account/useConnections.ts'
import type { SettingsTabProps } from '../AccountSettings.tsx'
import { useSettingsDialog } from '../useSettingsDialog.ts'

/** One's accounts elsewhere. */
export function ConnectionTab({ settings: { connection } }: SettingsTabProps) {
  const text = useText()
  const { connect, link, unlink } = useConnections(useAccountEditor())
  const { dialog, id, open, close } = useSettingsDialog()
  return (
    <Grid columns={{ base: 1, lg: 2 }}>
      <ConnectedCard
        description={text('accountSettings.ownAccounts')}
        accounts={connection.accounts}
        onConnect={(account, isOn) => void connect(account, isOn)}
      />
      <SocialCard
        description={text('accountSettings.ownSocials')}
        socials={connection.socials}
        linking={dialog === 'link' ? id : 0}
        onLinkingChange={(next) => (next ? open('link', next) : close())}
        onLink={link}
        onUnlink={(social) => void unlink(social)}
      />
    </Grid>
  )
}
