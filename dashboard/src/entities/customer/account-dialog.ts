import type { CustomerAccount } from '@data1522/mocks/contract/customer-accounts'

/** What every dialog of a customer's account is given. */
export interface AccountDialogProps {
  /** The `customerId`. */
  id: string
  account: CustomerAccount
  isOpen: boolean
  onClose: () => void
}
