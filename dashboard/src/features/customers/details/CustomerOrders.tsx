import { Button } from '@data1522/design-system/Button'
import { DataTable } from '@data1522/design-system/DataTable'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { SearchField } from '@data1522/design-system/SearchField'
import { ITEMS_PER_PAGE_OPTIONS } from '@data1522/mocks/contract/common'
import { type Order, ORDER_SORT_KEYS } from '@data1522/mocks/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { choice, useAddressState, wholeNumber, freeText } from '../../../core/router/useAddressState.ts'
import { useDebounced } from '../../../core/router/useDebounced.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { FailureText } from '../../../shared/errors/FailureText.tsx'
import { customerOrdersQuery } from '../../../entities/customer/queries.ts'
import { orderColumns } from './order-columns.tsx'

const parameters = {
  q: freeText(),
  sort: choice(ORDER_SORT_KEYS),
  order: choice(['desc'] as const),
  page: wholeNumber(1),
  size: wholeNumber(5, ITEMS_PER_PAGE_OPTIONS),
}

/** The orders of this customer and of nobody else, found, sorted and paged. */
export function CustomerOrders({ id }: { id: string }) {
  const text = useText()
  const formats = useFormats()
  const [state, set] = useAddressState(parameters)
  const [typed, setTyped] = useDebounced(state.q, (q) => set({ q, page: 1 }, { isReplacing: true }))
  const query = {
    ...(state.q.trim() && { q: state.q.trim() }),
    ...(state.sort && { sortBy: state.sort, orderBy: state.order ?? ('asc' as const) }),
    page: state.page,
    itemsPerPage: state.size,
  }
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    customerOrdersQuery(id, query),
  )
  const last = data && !isPlaceholderData ? Math.max(Math.ceil(data.total / state.size), 1) : Infinity
  // The address asks for a page past the last, or all rows of the last have gone.
  useEffect(() => {
    if (state.page > last) set({ page: last }, { isReplacing: true })
  }, [last, state.page, set])
  const columns = useMemo(() => orderColumns({ text, ...formats }), [text, formats])
  const tableState = data ? (isFetching ? 'refreshing' : 'ready') : isError ? 'failed' : 'loading'
  return (
    <DataTable<Order>
      label={text('customer.orders')}
      columns={columns}
      rows={data?.orders}
      rowId={(order) => String(order.id)}
      rowName={({ number }) => text('orders.number', { number })}
      state={tableState}
      error={{
        title: text('customer.ordersFailed'),
        text: <FailureText error={error} />,
        onRetry: () => void refetch(),
      }}
      emptyState={
        <EmptyState title={text('customer.noOrders')} size="small" level={3}>
          {text('customer.noOrdersText')}
        </EmptyState>
      }
      noResultsState={
        <EmptyState
          title={text('customer.noMatch')}
          illustration="search"
          size="small"
          level={3}
          actions={<Button onPress={() => set({ q: '', page: 1 })}>{text('customer.clearSearch')}</Button>}
        />
      }
      isFiltered={Boolean(state.q.trim())}
      sorts={state.sort ? [{ column: state.sort, direction: state.order ?? 'asc' }] : undefined}
      onSortsChange={([sort]) =>
        set({
          sort: (sort?.column ?? null) as typeof state.sort,
          order: sort?.direction === 'desc' ? 'desc' : null,
          page: 1,
        })
      }
      page={state.page}
      onPageChange={(page) => set({ page })}
      pageSize={state.size}
      onPageSizeChange={(size) => set({ size, page: 1 })}
      total={data?.total}
      toolbar={
        <Inline gap={12} justify="between">
          <Heading level={2} size="card">
            {text('customer.orders')}
          </Heading>
          <SearchField
            label={text('customer.searchOrders')}
            placeholder={text('customer.searchHint')}
            value={typed}
            onChange={setTyped}
          />
        </Inline>
      }
    />
  )
}
