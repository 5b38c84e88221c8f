import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import type { MessageId } from '../../../../core/i18n/intl.ts'

interface BillingField {
  readonly name: keyof UserBilling['address']
  readonly label: MessageId
  readonly type?: 'email' | 'tel'
  readonly autoComplete?: string
}

/** Who a bill is for, in the order in which one reads it. */
export const payerFields: readonly BillingField[] = [
  { name: 'company', label: 'users.column.company', autoComplete: 'organization' },
  { name: 'email', label: 'userView.billingEmail', type: 'email', autoComplete: 'email' },
  { name: 'taxId', label: 'userView.taxId', autoComplete: 'off' },
  { name: 'vatNumber', label: 'userView.vatNumber', autoComplete: 'off' },
  { name: 'phone', label: 'userForms.field.contact', type: 'tel', autoComplete: 'tel' },
]

/** The same, with where it goes. */
export const billingFields: readonly BillingField[] = [
  ...payerFields,
  { name: 'address', label: 'postal.line1' },
  { name: 'state', label: 'postal.state' },
  { name: 'postCode', label: 'postal.postCode' },
  { name: 'country', label: 'postal.country' },
]
