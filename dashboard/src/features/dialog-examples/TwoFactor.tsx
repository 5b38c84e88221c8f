import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { toasts } from '@data1522/design-system/toasts'
import { IconDeviceMobile, IconMessage } from '@data1522/design-system/icons'
import { type TwoStep, TWO_STEP_METHODS } from '@data1522/mocks/contract/account-settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router-dom'
import { samePerson } from '../../core/auth/same-person.ts'
import { isolated } from '../../core/i18n/isolated.ts'
import { useText } from '../../core/i18n/useText.ts'
import { AuthenticatorSecret } from '../../entities/account/AuthenticatorSecret.tsx'
import { BackupCodesDialog } from '../../entities/account/BackupCodesDialog.tsx'
import { accountSettingsQuery, type OwnSettings } from '../../entities/account/queries.ts'
import { TwoStepDialog } from '../../entities/account/TwoStepDialog.tsx'
import { useSecurityChanges } from '../../entities/account/useSecurityChanges.ts'
import { WhenOpened } from '../../shared/forms/WhenOpened.tsx'
import type { ExampleProps } from './examples.ts'
import { OnceLoaded } from './OnceLoaded.tsx'

/** Where turning it off asks for a proof. */
const turningOff = () => `${href('/pages/account-settings/security')}?dialog=twoStepOff`

const icons = { authenticator: IconDeviceMobile, sms: IconMessage }

/** Chooses the second step of signing in; each way is set up in a dialog of its own. */
export function TwoFactor(dialog: ExampleProps) {
  const text = useText()
  const query = useQuery(accountSettingsQuery())
  return (
    <OnceLoaded {...dialog} query={query} title={text('dialogExamples.twoFactor.title')}>
      {(settings) => <Ways {...dialog} settings={settings} />}
    </OnceLoaded>
  )
}

function Ways({ settings, isOpen, onClose }: ExampleProps & { settings: OwnSettings }) {
  const text = useText()
  const { security, account } = settings
  const { confirmApp, confirmMessage, sendMessage } = useSecurityChanges()
  const [way, setWay] = useState<TwoStep['method']>(security.method)
  const [step, setStep] = useState<'choosing' | 'settingUp' | 'done'>('choosing')
  const [codes, setCodes] = useState<readonly string[]>([])
  const isSettingUp = isOpen && step === 'settingUp'
  return (
    <>
      <Dialog
        isOpen={isOpen && step !== 'done'}
        onOpenChange={onClose}
        title={text('dialogExamples.twoFactor.title')}
        description={text('dialogExamples.twoFactor.description')}
        footer={
          <>
            <Button onPress={onClose}>{text('records.cancel')}</Button>
            <Button variant="solid" tone="primary" onPress={() => setStep('settingUp')}>
              {text('dialogExamples.twoFactor.next')}
            </Button>
          </>
        }
      >
        <Stack gap={16}>
          {security.isTwoStepOn && (
            <Alert
              tone="success"
              actions={
                <LinkButton size="small" href={turningOff()}>
                  {text('account.twoStepTurnOff')}
                </LinkButton>
              }
            >
              {security.method === 'sms'
                ? text('account.twoStepBySms', { phone: isolated(security.phone) })
                : text('account.twoStepByApp')}
            </Alert>
          )}
          <RadioCards
            label={text('account.twoStepMethod')}
            isLabelHidden
            columns={1}
            value={way}
            onChange={setWay}
            options={TWO_STEP_METHODS.map((id) => ({
              id,
              icon: icons[id],
              label: text(`account.method.${id}`),
              description: text(`account.method.${id}Text`),
            }))}
          />
        </Stack>
      </Dialog>
      <WhenOpened isOpen={isSettingUp}>
        <TwoStepDialog
          description={text('accountSecurity.twoStepText')}
          methods={[way]}
          defaultValues={{ method: way, phone: security.phone || account.phone }}
          onSendCode={sendMessage}
          authenticator={<AuthenticatorSecret />}
          onSave={async ({ code, ...chosen }) => {
            const isSamePerson = samePerson()
            const isMessage = chosen.method === 'sms'
            setCodes(await (isMessage ? confirmMessage(chosen.phone, code) : confirmApp(code)))
            if (isSamePerson()) toasts.show({ tone: 'success', title: () => text('account.twoStepSaved') })
            setStep('done')
          }}
          isOpen={isSettingUp}
          onClose={() => setStep((now) => (now === 'done' ? now : 'choosing'))}
        />
      </WhenOpened>
      <BackupCodesDialog
        codes={isOpen && step === 'done' ? codes : []}
        onClose={() => {
          onClose()
          setStep('choosing')
        }}
      />
    </>
  )
}
