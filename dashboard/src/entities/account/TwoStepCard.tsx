import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardActions } from '@data1522/design-system/CardActions'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { TwoStep } from '@data1522/mocks/contract/account-settings'
import { useId, useRef } from 'react'
import { Can } from '../../core/auth/Can.tsx'
import type { Question } from '../../core/auth/decision.ts'
import { isolated } from '../../core/i18n/isolated.ts'
import { useText } from '../../core/i18n/useText.ts'

interface TwoStepCardProps {
  /** What setting it is a change of. */
  subject: Question['subject']
  twoStep: TwoStep
  onSetUp: () => void
  onTurnOff: () => void
}

/** Whether signing in takes a second step, and how that reaches whoever signs in. */
export function TwoStepCard({ subject, twoStep, onSetUp, onTurnOff }: TwoStepCardProps) {
  const text = useText()
  const titleId = useId()
  const { isTwoStepOn, method, phone } = twoStep
  const setUpRef = useRef<HTMLButtonElement>(null)
  const turnOff = () => {
    // The button goes, and the focus may not go with it.
    setUpRef.current?.focus()
    onTurnOff()
  }
  const setUpLabel = text(isTwoStepOn ? 'account.twoStepChange' : 'account.twoStepTurnOn')
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('account.twoStep')}
        subtitle={text('account.twoStepLede')}
        actions={
          <Chip tone={isTwoStepOn ? 'success' : 'neutral'} hasDot>
            {text(isTwoStepOn ? 'account.on' : 'account.off')}
          </Chip>
        }
      />
      <Stack gap={16}>
        {isTwoStepOn && (
          <Text ink="muted">
            {method === 'sms'
              ? text('account.twoStepBySms', { phone: isolated(phone) })
              : text('account.twoStepByApp')}
          </Text>
        )}
        <CardActions>
          <Can action="update" subject={subject} label={setUpLabel}>
            {(isDisabled) => (
              <Button
                ref={setUpRef}
                variant={isTwoStepOn ? 'outlined' : 'solid'}
                tone={isTwoStepOn ? 'neutral' : 'primary'}
                isDisabled={isDisabled}
                onPress={onSetUp}
              >
                {setUpLabel}
              </Button>
            )}
          </Can>
          {isTwoStepOn && (
            <Can action="update" subject={subject}>
              <Button tone="danger" variant="soft" onPress={turnOff}>
                {text('account.twoStepTurnOff')}
              </Button>
            </Can>
          )}
        </CardActions>
      </Stack>
    </Card>
  )
}
