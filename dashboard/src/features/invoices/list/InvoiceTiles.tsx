import { IconCircleCheck, IconClock, IconFileText, IconUsers } from '@data1522/design-system/icons'
import { RECEIVED_INVOICES, UNPAID_INVOICES } from '@data1522/mocks/contract/invoices'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { invoicesSummaryQuery } from '../../../entities/invoice/queries.ts'
import { ListTiles } from '../../../shared/list/ListTiles.tsx'

const tiles = [
  { id: 'clients', icon: IconUsers, tone: 'primary', isMoney: false, search: '?sort=client' },
  { id: 'invoices', icon: IconFileText, tone: 'primary', isMoney: false, search: '' },
  {
    id: 'paid',
    icon: IconCircleCheck,
    tone: 'success',
    isMoney: true,
    search: `?status=${RECEIVED_INVOICES}`,
  },
  { id: 'unpaid', icon: IconClock, tone: 'warning', isMoney: true, search: `?status=${UNPAID_INVOICES}` },
] as const

/** The four figures of the list. */
export function InvoiceTiles() {
  const text = useText()
  const { number, wholeMoney } = useFormats()
  const { data, isError } = useQuery(invoicesSummaryQuery())
  return (
    <ListTiles
      isLoading={!data && !isError}
      tiles={tiles.map(({ id, isMoney, search, ...tile }) => ({
        id,
        ...tile,
        label: text(`invoices.tile.${id}`),
        value: data && (isMoney ? wholeMoney : number)(data[id]),
        caption: text(`invoices.tile.${id}Caption`),
        href: href('/apps/invoice/list') + search,
      }))}
    />
  )
}
