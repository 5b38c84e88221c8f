import { Chip } from '@data1522/design-system/Chip'
import type { InvoiceStatus } from '@data1522/mocks/contract/invoices'
import { useText } from '../../core/i18n/useText.ts'
import { statusIds, statusMeta } from './status-meta.ts'

/** How far an invoice is, in its colour. */
export function InvoiceStatusChip({ status }: { status: InvoiceStatus }) {
  const text = useText()
  return <Chip {...statusMeta[status]}>{text(`invoices.status.${statusIds[status]}`)}</Chip>
}
