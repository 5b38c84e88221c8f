import { Avatar } from '@data1522/design-system/Avatar'
import { FigureList } from '@data1522/design-system/FigureList'
import { Icon } from '@data1522/design-system/Icon'
import { IconCoin, IconFileText, IconShoppingCart } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { CrmContact } from '@data1522/mocks/contract/dashboard-crm'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useMedia } from '../../../../core/useMedia.ts'
import { customerHref } from '../../../customer/customer-href.ts'
import { InvoiceStatusChip } from '../../../invoice/InvoiceStatusChip.tsx'
import { invoiceHref } from '../../../invoice/invoice-href.ts'
import { statusIds } from '../../../invoice/status-meta.ts'
import { orderHref } from '../../../order/order-href.ts'
import { OrderStatusChip } from '../../../order/OrderStatusChip.tsx'
import { statusNames } from '../../../order/status-meta.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

/** Below it the columns of a table have no room beside each other. */
const NARROW = '(max-width: 599px)'

const icons = { order: IconShoppingCart, invoice: IconFileText, payment: IconCoin } as const

const hrefOf = ({ kind, reference }: CrmContact) =>
  kind === 'order' ? orderHref({ order: reference }) : invoiceHref({ id: reference })

/** The customers with whom something was last: what, when, and how far it is. */
export function ContactsCard() {
  const text = useText()
  const { day, money } = useFormats()
  const query = useQuery(crmQuery('contacts', useDashboard().days))
  const isNarrow = useMedia(NARROW)
  const all = href('/apps/ecommerce/customer/list')
  const activityOf = ({ kind, number }: CrmContact) => text(`crmDashboard.contact.${kind}`, { number })
  const stageOf = (one: CrmContact) =>
    one.kind === 'order'
      ? text(`orders.status.${statusNames[one.status]}`)
      : text(`invoices.status.${statusIds[one.status]}`)
  return (
    <PartCard
      query={query}
      isFlush={!isNarrow}
      seeAll={all}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.length === 0}
      emptyText={text('crmDashboard.noContacts')}
      table={({ part }) => [
        [
          text('crmDashboard.client'),
          text('crmDashboard.lastActivity'),
          text('crmDashboard.when'),
          text('crmDashboard.status'),
          text('crmDashboard.amount'),
        ],
        ...part.map((one) => [one.name, activityOf(one), one.date, stageOf(one), one.amount]),
      ]}
    >
      {({ part }) => ({
        actions: (
          <LinkButton href={all} size="small">
            {text('dashboards.seeAll')}
          </LinkButton>
        ),
        children: isNarrow ? (
          <FigureList
            items={part.map((one) => ({
              id: String(one.customerId),
              title: one.name,
              detail: [activityOf(one), day(one.date)].join(' · '),
              start: <Avatar name={one.name} src={one.avatar} size={36} isDecorative />,
              value: money(one.amount),
              href: customerHref(one),
            }))}
          />
        ) : (
          <SimpleTable
            caption={text('crmDashboard.contacts')}
            isCaptionHidden
            isFlush
            rows={part}
            rowId={({ customerId }) => String(customerId)}
            columns={[
              {
                id: 'client',
                header: text('crmDashboard.client'),
                cell: (one) => (
                  <Inline gap={12} isWrapping={false}>
                    <Avatar name={one.name} src={one.avatar} size={36} isDecorative />
                    <Link href={customerHref(one)} variant="quiet">
                      {one.name}
                    </Link>
                  </Inline>
                ),
              },
              {
                id: 'activity',
                header: text('crmDashboard.lastActivity'),
                cell: (one) => (
                  <Inline gap={8} isWrapping={false}>
                    <Icon icon={icons[one.kind]} size={18} />
                    <Stack gap={0}>
                      <Text isTruncated>
                        <Link href={hrefOf(one)} variant="quiet">
                          {activityOf(one)}
                        </Link>
                      </Text>
                      <Text as="time" dateTime={one.date} size="sm" ink="muted">
                        {day(one.date)}
                      </Text>
                    </Stack>
                  </Inline>
                ),
              },
              {
                id: 'stage',
                header: text('crmDashboard.status'),
                cell: (one) =>
                  one.kind === 'order' ? (
                    <OrderStatusChip state={one.status} />
                  ) : (
                    <InvoiceStatusChip status={one.status} />
                  ),
              },
              {
                id: 'amount',
                header: text('crmDashboard.amount'),
                isNumeric: true,
                cell: ({ amount }) => money(amount),
              },
            ]}
          />
        ),
      })}
    </PartCard>
  )
}
