import { z } from '@data1522/mocks/contract/zod'
import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import type { MessageId } from '../../core/i18n/intl.ts'
import { line, requiredLine } from '../../shared/forms/lines.ts'

interface BillingField {
  readonly name: keyof UserBilling['address']
  readonly label: MessageId
  readonly type?: 'email' | 'tel'
  readonly autoComplete?: string
}

/** Who a bill is for, in the order in which one reads it. */
export const payerFields: readonly BillingField[] = [
  { name: 'company', label: 'billing.company', autoComplete: 'organization' },
  { name: 'email', label: 'billing.email', type: 'email', autoComplete: 'email' },
  { name: 'taxId', label: 'billing.taxId', autoComplete: 'off' },
  { name: 'vatNumber', label: 'billing.vatNumber', autoComplete: 'off' },
  { name: 'phone', label: 'billing.phone', type: 'tel', autoComplete: 'tel' },
]

/** The same, with where it goes. */
export const billingFields: readonly BillingField[] = [
  ...payerFields,
  { name: 'address', label: 'postal.line1' },
  { name: 'state', label: 'postal.state' },
  { name: 'postCode', label: 'postal.postCode' },
  { name: 'country', label: 'postal.country' },
]

/** Whom and where the bills are for, as the server takes it. */
export const billingAddressSchema = z.object({
  company: line,
  email: requiredLine.check(z.email()),
  taxId: line,
  vatNumber: line,
  phone: line,
  country: requiredLine,
  address: requiredLine,
  state: line,
  postCode: line,
})
