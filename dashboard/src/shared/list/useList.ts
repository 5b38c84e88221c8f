import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useAddressState } from '../../core/router/useAddressState.ts'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListColumn, ListConfig, ListPage, ListQuery, ListTools } from './list-config.ts'
import { listQuery } from './query.ts'
import { useSelection } from './selection/useSelection.ts'
import { type ListState, parametersOf, queryOf } from './state.ts'
import { rememberQuery } from './record-navigation/remember-query.ts'

/** A change of a list's state: its parameters, and each filter by its name. */
export type ListChange = Partial<ListState> | Readonly<Record<string, string>>
type SetList = (changes: ListChange, options?: { isReplacing?: boolean }) => void

/** The handle of a list: its config, its state in the address, and its data. */
export interface ListHandle<Row extends object> {
  readonly config: ListConfig<Row>
  readonly tools: ListTools
  readonly columns: readonly ListColumn<Row>[]
  readonly state: ListState
  readonly query: ListQuery
  readonly isFiltered: boolean
  /** The page that is shown; nothing until the first has come. */
  readonly page: ListPage<Row> | undefined
  readonly status: 'loading' | 'ready' | 'refreshing' | 'failed'
  /** Why the page did not come, where it failed. */
  readonly error: Error | null
  readonly retry: () => void
  readonly selection: ReturnType<typeof useSelection<Row>>
  readonly set: SetList
  /** Sets search or filters: they show other rows, so it starts again at the first page. */
  readonly filter: SetList
  readonly clearFilters: () => void
}

/** A list as the address shows it. */
export function useList<Row extends object>(config: ListConfig<Row>): ListHandle<Row> {
  'use memo'
  const text = useText()
  const formats = useFormats()
  const tools = useMemo(() => ({ text, formats }), [text, formats])
  const parameters = useMemo(() => parametersOf(config), [config])
  const [values, set] = useAddressState(parameters)
  // The same ones from render to render, so that a row is drawn anew only when it changes.
  const columns = useMemo(() => config.columns(tools), [config, tools])
  const said = values as unknown as ListState
  const isSortKnown = !said.sort || columns.some(({ id, isSortable }) => isSortable && id === said.sort)
  const state: ListState = isSortKnown ? said : { ...said, sort: '', order: null }
  const forgetSort = useEffectEvent(() => set({ sort: '', order: null }, { isReplacing: true }))
  useEffect(() => {
    if (!isSortKnown) forgetSort()
  }, [isSortKnown])
  const query = queryOf(config, state)
  const {
    data: page,
    error,
    isError,
    isPlaceholderData,
    isFetching,
    refetch,
  } = useQuery(listQuery(config, query))
  const selection = useSelection({
    shown: page?.rows,
    rowId: config.rowId,
    pagesKey: [...config.key, 'list'],
  })
  const serializedQuery = JSON.stringify(query)
  useEffect(
    () => rememberQuery(config.id, JSON.parse(serializedQuery) as ListQuery),
    [config.id, serializedQuery],
  )
  const filter: SetList = (changes, options) => set({ ...changes, page: 1 }, options)
  return {
    config,
    tools,
    columns,
    state,
    query,
    isFiltered: Boolean(query.q) || Object.keys(query.filters).length > 0,
    page,
    status:
      isError && !page
        ? 'failed'
        : !page
          ? 'loading'
          : isPlaceholderData || isFetching
            ? 'refreshing'
            : 'ready',
    error,
    retry: () => void refetch(),
    selection,
    set,
    filter,
    clearFilters: () =>
      filter({ q: '', ...Object.fromEntries(config.filters.map(({ name }) => [name, ''])) }),
  }
}
