import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import type { MessageId } from '../../../../core/i18n/intl.ts'

interface AddressField {
  readonly name: keyof UserBilling['address']
  readonly label: MessageId
  readonly type?: 'email' | 'tel'
  readonly autoComplete: string
}

/** What a bill is addressed by, in the order in which one reads it. */
export const addressFields: readonly AddressField[] = [
  { name: 'company', label: 'users.column.company', autoComplete: 'organization' },
  { name: 'email', label: 'userView.billingEmail', type: 'email', autoComplete: 'email' },
  { name: 'taxId', label: 'userView.taxId', autoComplete: 'off' },
  { name: 'vatNumber', label: 'userView.vatNumber', autoComplete: 'off' },
  { name: 'phone', label: 'userForms.field.contact', type: 'tel', autoComplete: 'tel' },
  { name: 'country', label: 'users.column.country', autoComplete: 'country-name' },
  { name: 'address', label: 'userView.street', autoComplete: 'street-address' },
  { name: 'state', label: 'userView.state', autoComplete: 'address-level1' },
  { name: 'postCode', label: 'userView.postCode', autoComplete: 'postal-code' },
]
