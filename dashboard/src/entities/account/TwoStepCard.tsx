import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardActions } from '@data1522/design-system/CardActions'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { TwoStep } from '@data1522/mocks/contract/account-settings'
import { type ReactNode, useId, useRef } from 'react'
import type { Question } from '../../core/auth/decision.ts'
import { isolated } from '../../core/i18n/isolated.ts'
import { useText } from '../../core/i18n/useText.ts'
import { MayChange } from './MayChange.tsx'

interface TwoStepCardProps {
  /** What setting it is a change of; nothing for one's own account, which nobody else has a say in. */
  subject?: Question['subject']
  twoStep: TwoStep
  onSetUp: () => void
  onTurnOff: () => void
  /** What else belongs to it, above its buttons. */
  children?: ReactNode
}

/** Whether signing in takes a second step, and how that reaches whoever signs in. */
export function TwoStepCard({ subject, twoStep, onSetUp, onTurnOff, children }: TwoStepCardProps) {
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
        subtitle={text('account.twoStepDescription')}
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
        {children}
        <CardActions>
          <MayChange subject={subject} label={setUpLabel}>
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
          </MayChange>
          {isTwoStepOn && (
            <MayChange subject={subject}>
              <Button tone="danger" variant="soft" onPress={turnOff}>
                {text('account.twoStepTurnOff')}
              </Button>
            </MayChange>
          )}
        </CardActions>
      </Stack>
    </Card>
  )
}
