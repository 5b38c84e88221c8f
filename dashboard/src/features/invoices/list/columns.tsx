import { invoiceHref } from '../../../entities/invoice/invoice-href.ts'
import { Avatar } from '@data1522/design-system/Avatar'
import { Chip } from '@data1522/design-system/Chip'
import { Link } from '@data1522/design-system/Link'
import { Text } from '@data1522/design-system/Text'
import { TitleCell } from '@data1522/design-system/TitleCell'
import type { Invoice } from '@data1522/mocks/contract/invoices'
import type { ListColumn, ListTools } from '../../../shared/list/list-config.ts'
import { statusIds } from '../../../entities/invoice/status-meta.ts'
import { StatusSign } from './StatusSign.tsx'
import { signedNumber } from '../../../entities/invoice/invoice-number.ts'

/** What is left to pay, in a word where one says it all. */
function Balance({ invoice: { balance, total }, tools }: { invoice: Invoice; tools: ListTools }) {
  const { text, formats } = tools
  // On a card, a chip by itself would be as wide as the card.
  const sign = (tone: 'danger' | 'success', word: 'paid' | 'unpaid') => (
    <Text as="span">
      <Chip tone={tone}>{text(`invoices.balance.${word}`)}</Chip>
    </Text>
  )
  if (balance === 0) return sign('success', 'paid')
  if (balance === total) return sign('danger', 'unpaid')
  return (
    <Text as="bdi" isNumeric>
      {formats.signedMoney(balance)}
    </Text>
  )
}

/** The columns of the list. */
export const invoiceColumns = (tools: ListTools): ListColumn<Invoice>[] => {
  const { text, formats } = tools
  return [
    {
      id: 'id',
      header: text('invoices.column.id'),
      value: ({ number }) => number,
      text: signedNumber,
      isRowHeader: true,
      isSortable: true,
      isHideable: false,
      width: 104,
      cell: (invoice) => (
        <Link href={invoiceHref(invoice)}>
          <Text as="bdi" isNumeric>
            {signedNumber(invoice)}
          </Text>
        </Link>
      ),
    },
    {
      id: 'status',
      header: text('invoices.column.status'),
      value: ({ invoiceStatus }) => text(`invoices.status.${statusIds[invoiceStatus]}`),
      width: 164,
      cardRole: 'status',
      cell: (invoice) => <StatusSign invoice={invoice} tools={tools} />,
    },
    {
      id: 'client',
      header: text('invoices.column.client'),
      value: ({ client }) => client.name,
      parts: [
        { header: text('invoices.column.client'), value: ({ client }) => client.name },
        { header: text('records.email'), value: ({ client }) => client.companyEmail },
      ],
      isSortable: true,
      width: 'fill',
      cell: ({ client, avatar }) => (
        <TitleCell
          start={<Avatar name={client.name} src={avatar} size={36} isDecorative />}
          title={client.name}
          detail={client.companyEmail}
        />
      ),
    },
    {
      id: 'total',
      header: text('invoices.column.total'),
      value: ({ total }) => total,
      text: ({ total }) => formats.money(total),
      isMoney: true,
      isSortable: true,
      align: 'end',
      cell: ({ total }) => formats.money(total),
    },
    {
      id: 'date',
      header: text('invoices.column.issued'),
      value: ({ issuedDate }) => issuedDate,
      text: ({ issuedDate }) => formats.day(issuedDate),
      isSortable: true,
      cell: ({ issuedDate }) => formats.day(issuedDate),
    },
    {
      id: 'balance',
      header: text('invoices.column.balance'),
      value: ({ balance }) => balance,
      text: ({ balance }) => formats.money(balance),
      isMoney: true,
      isSortable: true,
      align: 'end',
      cell: (invoice) => <Balance invoice={invoice} tools={tools} />,
    },
  ]
}
