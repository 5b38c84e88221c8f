import {
  IconAlertCircle,
  IconChartPie,
  IconCircleCheck,
  IconDownload,
  IconPencil,
  IconSend,
} from '@data1522/design-system/icons'
import type { InvoiceStatus } from '@data1522/mocks/contract/invoices'

/** The picture and colour of each status. */
export const statusMeta = {
  Paid: { icon: IconCircleCheck, tone: 'success' },
  Downloaded: { icon: IconDownload, tone: 'info' },
  Sent: { icon: IconSend, tone: 'primary' },
  Draft: { icon: IconPencil, tone: 'neutral' },
  'Partial Payment': { icon: IconChartPie, tone: 'warning' },
  'Past Due': { icon: IconAlertCircle, tone: 'danger' },
} as const satisfies Record<InvoiceStatus, unknown>

/** The statuses as ids of messages have them. */
export const statusIds = {
  Paid: 'paid',
  Downloaded: 'downloaded',
  Sent: 'sent',
  Draft: 'draft',
  'Partial Payment': 'partial',
  'Past Due': 'pastDue',
} as const satisfies Record<InvoiceStatus, string>
