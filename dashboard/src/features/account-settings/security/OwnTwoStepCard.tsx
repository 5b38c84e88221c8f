import { Button } from '@data1522/design-system/Button'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { IconKey } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Meter } from '@data1522/design-system/Meter'
import { toasts } from '@data1522/design-system/toasts'
import { BACKUP_CODE_COUNT } from '@data1522/mocks/contract/account-settings'
import { lazy, useState } from 'react'
import { failureText } from '../../../core/errors/failure-text.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { OwnSettings } from '../../../entities/account/queries.ts'
import { TwoStepCard } from '../../../entities/account/TwoStepCard.tsx'
import { useAccountEditor } from '../../../entities/account/useAccountEditor.ts'
import { useSecurityChanges } from '../../../entities/account/useSecurityChanges.ts'
import { useTwoStep } from '../../../entities/account/useTwoStep.ts'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { useSettingsDialog } from '../useSettingsDialog.ts'
import { AuthenticatorSecret } from '../../../entities/account/AuthenticatorSecret.tsx'
import { BackupCodesDialog } from '../../../entities/account/BackupCodesDialog.tsx'

const TwoStepDialog = lazy(async () => ({
  default: (await import('../../../entities/account/TwoStepDialog.tsx')).TwoStepDialog,
}))

interface OwnTwoStepCardProps {
  security: OwnSettings['security']
  /** The phone of the account, where no other is known. */
  phone: string
}

/** The second step of one's own signing in: set up with a code, with backup codes that are shown once. */
export function OwnTwoStepCard({ security, phone }: OwnTwoStepCardProps) {
  const text = useText()
  const { dialog, open, close } = useSettingsDialog()
  const { setUp, turnOff } = useTwoStep(useAccountEditor(), security)
  const { confirmApp, makeBackupCodes } = useSecurityChanges()
  const [codes, setCodes] = useState<readonly string[]>([])
  const [isMaking, setMaking] = useState(false)
  const isSettingUp = dialog === 'twoStep'
  const makeCodes = async () => {
    setMaking(true)
    try {
      setCodes(await makeBackupCodes())
    } catch (error) {
      toasts.show({
        tone: 'danger',
        title: () => text('records.failed'),
        description: () => failureText(error),
      })
    }
    setMaking(false)
  }
  const codesLeft = text('accountSecurity.codesLeft', {
    left: security.backupCodesLeft,
    total: BACKUP_CODE_COUNT,
  })
  return (
    <>
      <TwoStepCard twoStep={security} onSetUp={() => open('twoStep')} onTurnOff={() => void turnOff()}>
        {security.isTwoStepOn && (
          <List aria-label={text('accountSecurity.codes')}>
            <ListItem
              start={<IconTile icon={IconKey} />}
              title={text('accountSecurity.codes')}
              detail={codesLeft}
              detailLines={2}
              note={
                security.backupCodesLeft > 0 && (
                  <Meter
                    isBare
                    size="small"
                    label={text('accountSecurity.codes')}
                    value={security.backupCodesLeft}
                    max={BACKUP_CODE_COUNT}
                    segments={BACKUP_CODE_COUNT}
                    valueText={codesLeft}
                  />
                )
              }
              actions={
                <Button size="small" isPending={isMaking} onPress={() => void makeCodes()}>
                  {text('accountSecurity.makeCodes')}
                </Button>
              }
            />
          </List>
        )}
      </TwoStepCard>
      <WhenOpened isOpen={isSettingUp}>
        <TwoStepDialog
          description={text('accountSecurity.twoStepText')}
          defaultValues={{ method: security.method, phone: security.phone || phone }}
          authenticator={<AuthenticatorSecret />}
          onSave={async ({ code, ...chosen }) => {
            if (chosen.method === 'sms') return setUp(chosen)
            setCodes(await confirmApp(code))
            return toasts.show({ tone: 'success', title: () => text('account.twoStepSaved') })
          }}
          isOpen={isSettingUp}
          onClose={close}
        />
      </WhenOpened>
      <BackupCodesDialog codes={isSettingUp ? [] : codes} onClose={() => setCodes([])} />
    </>
  )
}
