import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import type { Order } from '@data1522/mocks/contract/orders'
import { lazy, Suspense } from 'react'
import { numbers, useAddressState } from '../../../core/router/useAddressState.ts'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { ExportMenu } from '../../../shared/list/exports/ExportMenu.tsx'
import { ListTable } from '../../../shared/list/ListTable.tsx'
import { useList } from '../../../shared/list/useList.ts'
import { useStoreTimesNote } from '../../../entities/order/useStoreTimesNote.ts'
import { orderList } from './list-config.ts'
import { OrderTiles } from './OrderTiles.tsx'
import { useOrderListActions } from './useOrderListActions.ts'

const OrderSlips = lazy(async () => ({ default: (await import('./OrderSlips.tsx')).OrderSlips }))

/** The orders whose packing slips are shown in place of the list. */
const parameters = { slips: numbers() }

/** All orders: found, filtered, sorted, sent, deleted. */
export function OrderList() {
  const list = useList<Order>(orderList)
  const { text } = list.tools
  const note = useStoreTimesNote()
  const [{ slips }, set] = useAddressState(parameters)
  const actions = useOrderListActions(list, (orders) => set({ slips: orders.map(String) }))
  if (slips.length > 0)
    return (
      <Suspense>
        <DocumentTitle title={text('orders.slips')} />
        <OrderSlips numbers={slips} onClose={() => set({ slips: [] })} />
      </Suspense>
    )
  return (
    <>
      <DocumentTitle title={text('orders.title')} />
      <PageHeader
        title={text('orders.title')}
        description={[text('orders.description'), note].filter(Boolean).join(' ')}
        actions={<ExportMenu list={list} />}
      />
      <Stack gap="gap">
        <OrderTiles />
        <ListTable list={list} {...actions} />
      </Stack>
    </>
  )
}
