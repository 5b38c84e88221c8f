import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { IconKey } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Meter } from '@data1522/design-system/Meter'
import { toasts } from '@data1522/design-system/toasts'
import { BACKUP_CODE_COUNT } from '@data1522/mocks/contract/account-settings'
import { lazy, useState } from 'react'
import { samePerson } from '../../../core/auth/same-person.ts'
import { failureText } from '../../../core/errors/failure-text.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { OwnSettings } from '../../../entities/account/queries.ts'
import { TwoStepCard } from '../../../entities/account/TwoStepCard.tsx'
import { useSecurityChanges } from '../../../entities/account/useSecurityChanges.ts'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { useSettingsDialog } from '../useSettingsDialog.ts'
import { useUnkeptCodes } from './useUnkeptCodes.ts'
import { AuthenticatorSecret } from '../../../entities/account/AuthenticatorSecret.tsx'
import { BackupCodesDialog } from '../../../entities/account/BackupCodesDialog.tsx'

const TwoStepDialog = lazy(async () => ({
  default: (await import('../../../entities/account/TwoStepDialog.tsx')).TwoStepDialog,
}))

const TurnOffDialog = lazy(async () => ({ default: (await import('./TurnOffDialog.tsx')).TurnOffDialog }))

interface OwnTwoStepCardProps {
  security: OwnSettings['security']
  /** The phone of the account, where no other is known. */
  phone: string
}

/** The second step of one's own signing in: set up with a code, with backup codes that are shown once. */
export function OwnTwoStepCard({ security, phone }: OwnTwoStepCardProps) {
  const text = useText()
  const { dialog, open, close } = useSettingsDialog()
  const { confirmApp, confirmMessage, sendMessage, turnOffTwoStep, makeBackupCodes } = useSecurityChanges()
  const [codes, setCodes] = useState<readonly string[]>([])
  const [isShowing, setShowing] = useState(false)
  const [isUnkept, setUnkept] = useUnkeptCodes()
  const show = (made: readonly string[]) => {
    setCodes(made)
    setShowing(true)
    setUnkept(true)
  }
  const [isMaking, setMaking] = useState(false)
  const isSettingUp = dialog === 'twoStep'
  const isTurningOff = dialog === 'twoStepOff' && security.isTwoStepOn
  const makeCodes = async () => {
    const isSamePerson = samePerson()
    setMaking(true)
    try {
      show(await makeBackupCodes())
    } catch (error) {
      if (isSamePerson())
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
      <TwoStepCard twoStep={security} onSetUp={() => open('twoStep')} onTurnOff={() => open('twoStepOff')}>
        {security.isTwoStepOn && isUnkept && (
          <Alert
            tone="warning"
            title={text('accountSecurity.keepCodes')}
            actions={
              <Button
                size="small"
                isPending={isMaking}
                onPress={() => (codes.length > 0 ? setShowing(true) : void makeCodes())}
              >
                {text(codes.length > 0 ? 'accountSecurity.showCodes' : 'accountSecurity.makeCodes')}
              </Button>
            }
          >
            {text('accountSecurity.keepCodesText')}
          </Alert>
        )}
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
          onSendCode={sendMessage}
          authenticator={<AuthenticatorSecret />}
          onSave={async ({ code, ...chosen }) => {
            const isSamePerson = samePerson()
            const isMessage = chosen.method === 'sms'
            show(await (isMessage ? confirmMessage(chosen.phone, code) : confirmApp(code)))
            if (isSamePerson()) toasts.show({ tone: 'success', title: () => text('account.twoStepSaved') })
          }}
          isOpen={isSettingUp}
          onClose={close}
        />
      </WhenOpened>
      <WhenOpened isOpen={isTurningOff}>
        <TurnOffDialog
          onSave={async (proof) => {
            const isSamePerson = samePerson()
            await turnOffTwoStep(proof)
            setUnkept(false)
            setCodes([])
            if (isSamePerson()) toasts.show({ tone: 'success', title: () => text('account.twoStepGone') })
          }}
          isOpen={isTurningOff}
          onClose={close}
        />
      </WhenOpened>
      <BackupCodesDialog
        codes={isSettingUp || !isShowing ? [] : codes}
        onKept={() => setUnkept(false)}
        onClose={() => setShowing(false)}
      />
    </>
  )
}
