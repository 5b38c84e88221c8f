import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TagField } from '@data1522/design-system/TagField'
import { Text } from '@data1522/design-system/Text'
import { INVITATIONS_LIMIT } from '@data1522/mocks/contract/referrals'
import { useCan } from '../../../core/auth/useCan.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { isAddress, useInvite } from './useInvite.ts'

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
        subtitle={text('referrals.inviteLede')}
      />
      <SchemaForm form={form} label={text('referrals.invite')}>
        <FormField form={form} name="emails" label={text('referrals.emails')}>
          {({ value, onChange, ...field }) => (
            <TagField
              {...field}
              value={value}
              onChange={onChange}
              max={INVITATIONS_LIMIT}
              validate={(email) => (isAddress(email) ? undefined : text('referrals.emailWrong', { email }))}
              placeholder={text('referrals.emailsExample')}
              description={text('referrals.emailsHint', { limit: INVITATIONS_LIMIT })}
            />
          )}
        </FormField>
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
