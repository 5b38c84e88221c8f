import { Tooltip } from '@data1522/design-system/Tooltip'
import { TooltipTarget } from '@data1522/design-system/TooltipTarget'
import type { Invoice } from '@data1522/mocks/contract/invoices'
import type { ListTools } from '../../../shared/list/list-config.ts'
import { InvoiceStatusChip } from '../../../entities/invoice/InvoiceStatusChip.tsx'
import { statusIds } from '../../../entities/invoice/status-meta.ts'

/** How far an invoice is, with what is left and until when. */
export function StatusSign({ invoice, tools }: { invoice: Invoice; tools: ListTools }) {
  const { text, formats } = tools
  const { invoiceStatus, balance, dueDate } = invoice
  return (
    <Tooltip
      label={text(`invoices.status.${statusIds[invoiceStatus]}`)}
      description={text('invoices.statusNote', {
        balance: formats.money(balance),
        date: formats.day(dueDate),
      })}
    >
      <TooltipTarget>
        <InvoiceStatusChip status={invoiceStatus} />
      </TooltipTarget>
    </Tooltip>
  )
}
