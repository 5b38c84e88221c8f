import { FormField } from '@data1522/design-system/FormField'
import { TagField } from '@data1522/design-system/TagField'
import { INVITATIONS_LIMIT } from '@data1522/mocks/contract/referrals'
import { useText } from '../../core/i18n/useText.ts'
import { isAddress, type useInvite } from './useInvite.ts'

/** Asks whom to invite, several at once. */
export function InviteField({ form }: { form: ReturnType<typeof useInvite> }) {
  const text = useText()
  return (
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
  )
}
