import { Grid } from '@data1522/design-system/Grid'
import { IconCircleCheck, IconClock, IconFileText, IconUsers } from '@data1522/design-system/icons'
import { Stat } from '@data1522/design-system/Stat'
import { UNPAID_INVOICES } from '@data1522/mocks/contract/invoices'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { invoicesSummaryQuery } from '../../../entities/invoice/queries.ts'

const tiles = [
  { id: 'clients', icon: IconUsers, tone: 'primary', isMoney: false, search: undefined },
  { id: 'invoices', icon: IconFileText, tone: 'info', isMoney: false, search: '' },
  { id: 'paid', icon: IconCircleCheck, tone: 'success', isMoney: true, search: undefined },
  { id: 'unpaid', icon: IconClock, tone: 'warning', isMoney: true, search: `?status=${UNPAID_INVOICES}` },
] as const

/** The four figures of the list. */
export function InvoiceTiles() {
  const text = useText()
  const { number, wholeMoney } = useFormats()
  const { data, isError } = useQuery(invoicesSummaryQuery())
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      {tiles.map(({ id, icon, tone, isMoney, search }) => (
        <Stat
          key={id}
          label={text(`invoices.tile.${id}`)}
          value={data ? (isMoney ? wholeMoney : number)(data[id]) : text('invoices.unknown')}
          caption={text(`invoices.tile.${id}Caption`)}
          href={search === undefined ? undefined : href('/apps/invoice/list') + search}
          icon={icon}
          tone={tone}
          isLoading={!data && !isError}
        />
      ))}
    </Grid>
  )
}
