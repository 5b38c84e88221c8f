import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../core/api/query-client.ts'
import { valuesIn } from '../../core/router/useAddressState.ts'
import { type ListState, parametersOf, queryOf } from './state.ts'
import type { ListConfig, ListPage, ListQuery } from './list-config.ts'

/** A page of a list. */
export const listQuery = <Row extends object>({ key, load }: ListConfig<Row>, query: ListQuery) =>
  queryOptions({
    queryKey: [...key, 'list', query],
    queryFn: ({ signal }) => load(query, { signal }),
    placeholderData: keepPreviousData,
  })

/** Fetches the page of a list that an address shows ahead of its time. */
export function prefetchPage<Row extends object>(config: ListConfig<Row>, search: string) {
  const state = valuesIn(new URLSearchParams(search), parametersOf(config)) as unknown as ListState
  return queryClient.prefetchQuery(listQuery(config, queryOf(config, state)))
}

/** A page without some of its rows, for a change that removes them. */
export const without =
  <Row>(isGone: (row: Row) => boolean) =>
  (page: ListPage<Row>): ListPage<Row> => {
    const rows = page.rows.filter((row) => !isGone(row))
    return { ...page, rows, total: page.total - (page.rows.length - rows.length) }
  }

/** A page with each row as a change makes it. */
export const withRows =
  <Row>(change: (row: Row) => Row) =>
  (page: ListPage<Row>): ListPage<Row> => ({ ...page, rows: page.rows.map(change) })
