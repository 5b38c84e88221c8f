import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import {
  IconAlertCircle,
  IconCircleCheck,
  IconClock,
  IconCreditCard,
  IconDownload,
  IconFileText,
  IconSend,
} from '@data1522/design-system/icons'
import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { useId } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { BidiText } from '../../../entities/invoice/document/BidiText.tsx'

/** What has happened to an invoice, as far as it is known, and what comes next. */
export function InvoiceTimeline({ sheet }: { sheet: InvoiceSheet }) {
  const text = useText()
  const { day, money } = useFormats()
  const titleId = useId()
  const { invoiceStatus, issuedDate, dueDate, payments, balance, client } = sheet
  const isLate = invoiceStatus === 'Past Due'
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader id={titleId} title={text('invoice.history')} />
      <Timeline aria-labelledby={titleId}>
        <TimelineItem
          title={text('invoice.event.issued')}
          time={day(issuedDate)}
          icon={IconFileText}
          variant="soft"
        />
        {invoiceStatus === 'Draft' ? (
          <TimelineItem
            title={text('invoice.event.notSent')}
            icon={IconSend}
            tone="neutral"
            variant="outlined"
          />
        ) : (
          <TimelineItem title={text('invoice.event.sent')} icon={IconSend} variant="soft">
            <BidiText size="sm" ink="muted">
              {client.companyEmail}
            </BidiText>
          </TimelineItem>
        )}
        {invoiceStatus === 'Downloaded' && (
          <TimelineItem
            title={text('invoice.event.downloaded')}
            icon={IconDownload}
            tone="info"
            variant="soft"
          />
        )}
        {payments.map(({ id, amount, date, method, note }) => (
          <TimelineItem
            key={id}
            title={text('invoice.event.payment', { amount: money(amount) })}
            time={day(date)}
            icon={IconCreditCard}
            tone="success"
            variant="soft"
          >
            <Text size="sm" ink="muted">
              {text(`invoice.method.${method}`)}
            </Text>
            {note && (
              <BidiText size="sm" ink="muted">
                {note}
              </BidiText>
            )}
          </TimelineItem>
        ))}
        {balance > 0 ? (
          <TimelineItem
            title={text(isLate ? 'invoice.event.late' : 'invoice.event.due')}
            time={day(dueDate)}
            icon={isLate ? IconAlertCircle : IconClock}
            tone={isLate ? 'danger' : 'neutral'}
            variant={isLate ? 'solid' : 'outlined'}
          />
        ) : (
          <TimelineItem title={text('invoice.event.paid')} icon={IconCircleCheck} tone="success" />
        )}
      </Timeline>
    </Card>
  )
}
