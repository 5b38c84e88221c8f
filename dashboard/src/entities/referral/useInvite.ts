import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { createReferralInvitations, INVITATIONS_LIMIT } from '@data1522/mocks/contract/referrals'
import { z } from '@data1522/mocks/contract/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../core/api/client.ts'
import { forSamePerson } from '../../core/auth/same-person.ts'
import { useText } from '../../core/i18n/useText.ts'
import { invalidFields } from '../../core/errors/invalid-fields.ts'
import { validationErrors } from '../../core/errors/validation-errors.ts'
import { personKey } from '../../core/storage/person-key.ts'
import { referralsKey } from './queries.ts'

const address = z.email()

/** Whether a text is an address that one can write to. */
export const isAddress = (written: string) => address.safeParse(written).success

/** The addresses that the server knows as customers, by the places it names. */
const customersAmong = (emails: readonly string[], error: unknown) =>
  invalidFields(error).flatMap((field) => emails[Number(field.split('.')[1])] ?? [])

/** The form that invites people: all of them, or none where one is a customer already. */
export function useInvite(onInvited?: (emails: readonly string[]) => void) {
  const text = useText()
  const { formatList } = useIntl()
  const queries = useQueryClient()
  const schema = z.object({
    emails: z
      .array(address)
      .check(z.minLength(1, text('referrals.emailsMissing')), z.maxLength(INVITATIONS_LIMIT)),
  })
  const form = useSchemaForm<z.infer<typeof schema>, z.infer<typeof schema>>({
    schema,
    defaultValues: { emails: [] },
    draftKey: personKey('draft-referral-invitations'),
    onSubmit: async ({ emails }) => {
      try {
        const { invitations } = await forSamePerson(call(createReferralInvitations, { body: { emails } }))
        toasts.show({
          tone: 'success',
          title: () => text('referrals.invited', { count: invitations.length, email: emails[0]! }),
        })
        onInvited?.(emails)
        void queries.invalidateQueries({ queryKey: referralsKey })
      } catch (error) {
        const known = customersAmong(emails, error)
        if (known.length === 0) return validationErrors(error, text, [])
        return {
          emails: text('referrals.customersAlready', { count: known.length, emails: formatList(known) }),
        }
      }
    },
  })
  const { sent } = form.tries
  const { reset } = form.hook
  useEffect(() => {
    if (sent > 0) reset({ emails: [] })
  }, [sent, reset])
  return form
}
