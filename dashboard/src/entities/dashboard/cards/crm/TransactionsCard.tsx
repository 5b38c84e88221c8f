import { Box } from '@data1522/design-system/Box'
import { Chip } from '@data1522/design-system/Chip'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Sparkline } from '@data1522/design-system/Sparkline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { CrmTransaction } from '@data1522/mocks/contract/dashboard-crm'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { invoiceHref } from '../../../invoice/invoice-href.ts'
import { orderHref } from '../../../order/order-href.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { methodIcons } from '../common/method-icons.ts'

const tones = { verified: 'success', pending: 'warning', rejected: 'danger' } as const

/** What the course of a client's money means beside its last movement. */
const courseTone = ({ status, amount }: CrmTransaction) => {
  if (status === 'rejected') return 'neutral'
  return amount < 0 ? 'danger' : 'primary'
}

const hrefOf = ({ kind, reference }: CrmTransaction) =>
  kind === 'invoice' ? invoiceHref({ id: reference }) : orderHref({ order: reference })

/** The money that came and went last, and whether it arrived. */
export function TransactionsCard() {
  const text = useText()
  const { day, signedMoney, wholeMoney } = useFormats()
  const query = useQuery(crmQuery('transactions', useDashboard().days))
  const nameOf = ({ lastDigits, method }: CrmTransaction) =>
    lastDigits ? text('crmDashboard.card', { digits: lastDigits }) : text(`crmDashboard.method.${method}`)
  return (
    <PartCard
      query={query}
      isFlush
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.length === 0}
      emptyText={text('crmDashboard.noTransactions')}
      table={({ part }) => [
        [
          text('crmDashboard.paidWith'),
          text('dashboards.from'),
          text('crmDashboard.client'),
          text('crmDashboard.status'),
          text('crmDashboard.amount'),
        ],
        ...part.map((one) => [
          nameOf(one),
          one.date,
          one.client,
          text(`crmDashboard.status.${one.status}`),
          one.amount,
        ]),
      ]}
    >
      {({ part }) => ({
        children: (
          <SimpleTable
            caption={text('crmDashboard.transactions')}
            isCaptionHidden
            isFlush
            rows={part}
            rowId={(one) => String(part.indexOf(one))}
            columns={[
              {
                id: 'card',
                header: text('crmDashboard.paidWith'),
                cell: (one) => (
                  <Inline gap={12} isWrapping={false}>
                    <IconTile {...methodIcons[one.method]} size={34} />
                    <Box minWidth={136}>
                      <Stack gap={2}>
                        <Link href={hrefOf(one)} variant="quiet">
                          {nameOf(one)}
                        </Link>
                        <Text size="sm" ink="subtle">
                          {one.client}
                        </Text>
                      </Stack>
                    </Box>
                  </Inline>
                ),
              },
              {
                id: 'date',
                header: text('dashboards.from'),
                cell: ({ date }) => (
                  <Text as="time" dateTime={date} isTruncated>
                    {day(date)}
                  </Text>
                ),
              },
              {
                id: 'status',
                header: text('crmDashboard.status'),
                cell: ({ status }) => (
                  <Chip tone={tones[status]}>{text(`crmDashboard.status.${status}`)}</Chip>
                ),
              },
              {
                id: 'amount',
                header: text('crmDashboard.amount'),
                isNumeric: true,
                cell: ({ amount }) => signedMoney(amount),
              },
              {
                id: 'trend',
                header: text('crmDashboard.trend'),
                width: 96,
                cell: (one) => (
                  <Sparkline
                    height={24}
                    tone={courseTone(one)}
                    values={one.course}
                    label={text('crmDashboard.clientCourse', {
                      client: one.client,
                      first: wholeMoney(one.course[0] ?? 0),
                      last: wholeMoney(one.course.at(-1) ?? 0),
                    })}
                  />
                ),
              },
            ]}
          />
        ),
      })}
    </PartCard>
  )
}
