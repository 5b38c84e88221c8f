import type { Invoice } from '@data1522/mocks/contract/invoices'
import { href } from 'react-router-dom'

/** The address at which an invoice is shown. */
export const invoiceHref = ({ id }: Pick<Invoice, 'id'>) =>
  href('/apps/invoice/preview/:id', { id: String(id) })

/** The address at which an invoice is changed. */
export const invoiceEditHref = ({ id }: Pick<Invoice, 'id'>) =>
  href('/apps/invoice/edit/:id', { id: String(id) })
