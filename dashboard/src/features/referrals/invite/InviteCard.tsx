import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { FormActions } from '@data1522/design-system/FormActions'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Text } from '@data1522/design-system/Text'
import { useCan } from '../../../core/auth/useCan.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { InviteField } from '../../../entities/referral/InviteField.tsx'
import { useInvite } from '../../../entities/referral/useInvite.ts'

/** Invites people by mail, several at once. */
export function InviteCard() {
  const text = useText()
  const form = useInvite()
  const { isAllowed } = useCan({ action: 'create', subject: 'Referral' })
  return (
    <Card as="section" aria-labelledby="referrals-invite">
      <CardHeader
        id="referrals-invite"
        title={text('referrals.invite')}
        subtitle={text('referrals.inviteDescription')}
      />
      <SchemaForm form={form} label={text('referrals.invite')}>
        <InviteField form={form} />
        <FormActions
          form={form}
          submitLabel={text('referrals.sendInvitations')}
          savedText=""
          isDisabled={!isAllowed}
        >
          {!isAllowed && (
            <Text size="sm" ink="muted">
              {text('referrals.readOnly')}
            </Text>
          )}
        </FormActions>
      </SchemaForm>
    </Card>
  )
}
