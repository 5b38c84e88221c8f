import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardActions } from '@data1522/design-system/CardActions'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { UserSettings } from '@data1522/mocks/contract/user-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { lazy, useId, useRef } from 'react'
import { Can } from '../../../../core/auth/Can.tsx'
import { WhenOpened } from '../../../../shared/forms/WhenOpened.tsx'
import { useText } from '../../../../core/i18n/useText.ts'
import { useViewAddress } from '../view-address.ts'
import { useTwoStep } from './useTwoStep.ts'

const TwoStepDialog = lazy(async () => ({ default: (await import('./TwoStepDialog.tsx')).TwoStepDialog }))

interface TwoStepCardProps {
  user: UserDetail
  security: UserSettings['security']
}

/** Whether signing in takes a second step, and how that reaches the user. */
export function TwoStepCard({ user, security }: TwoStepCardProps) {
  const text = useText()
  const titleId = useId()
  const { dialog, open, close } = useViewAddress()
  const { turnOff: clear } = useTwoStep(user, security)
  const { isTwoStepOn, method, phone } = security
  const setUpRef = useRef<HTMLButtonElement>(null)
  const turnOffNow = () => {
    // The button goes, and the focus may not go with it.
    setUpRef.current?.focus()
    void clear()
  }
  const setUp = text(isTwoStepOn ? 'userView.twoStepChange' : 'userView.twoStepTurnOn')
  const turnOff = text('userView.twoStepTurnOff')
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('userView.twoStep')}
        subtitle={text('userView.twoStepLede')}
        actions={
          <Chip tone={isTwoStepOn ? 'success' : 'neutral'} hasDot>
            {text(isTwoStepOn ? 'userView.on' : 'userView.off')}
          </Chip>
        }
      />
      <Stack gap={16}>
        {isTwoStepOn && (
          <Text ink="muted">
            {method === 'sms'
              ? text('userView.twoStepBySms', { phone: `\u2066${phone}\u2069` })
              : text('userView.twoStepByApp')}
          </Text>
        )}
        <CardActions>
          <Can action="update" subject="User" label={setUp}>
            {(isDisabled) => (
              <Button
                ref={setUpRef}
                variant={isTwoStepOn ? 'outlined' : 'solid'}
                tone={isTwoStepOn ? 'neutral' : 'primary'}
                isDisabled={isDisabled}
                onPress={() => open('twoStep')}
              >
                {setUp}
              </Button>
            )}
          </Can>
          {isTwoStepOn && (
            <Can action="update" subject="User">
              <Button tone="danger" variant="soft" onPress={turnOffNow}>
                {turnOff}
              </Button>
            </Can>
          )}
        </CardActions>
      </Stack>
      <WhenOpened isOpen={dialog === 'twoStep'}>
        <TwoStepDialog user={user} security={security} isOpen={dialog === 'twoStep'} onClose={close} />
      </WhenOpened>
    </Card>
  )
}
