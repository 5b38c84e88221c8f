import { IconChecks } from '@data1522/design-system/icons'
import { toasts } from '@data1522/design-system/toasts'
import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { failureText } from '../../../core/errors/failure-text.ts'
import type { ListPage } from '../list-config.ts'
import { listQuery } from '../query.ts'
import type { ListHandle } from '../useList.ts'

/** As many rows as one change takes. */
const MOST = 1000

/** Offers to select what the filters let pass on all pages, once a whole page is selected. */
export function useSelectAll<Row extends object>(list: ListHandle<Row>) {
  const { config, page, query, selection } = list
  const { text } = list.tools
  const queries = useQueryClient()
  // What is asked for now: an answer to an earlier question selects nothing.
  const asked = JSON.stringify([query.q, query.filters, [...selection.ids]])
  const latest = useRef(asked)
  useLayoutEffect(() => {
    latest.current = asked
  })
  const selectAll = async () => {
    try {
      // As a page among the others, so that it is the newest there is, and changes reach it as they reach those.
      const all = listQuery(config, { ...query, page: 1, itemsPerPage: ALL_ITEMS })
      const { rows } = await queries.fetchQuery({ ...all, staleTime: 0 })
      if (latest.current === asked) selection.add(rows)
    } catch (error) {
      toasts.show({
        tone: 'danger',
        title: () => text('records.selectAllFailed'),
        description: () => failureText(error),
      })
    }
  }
  const { rows = [], total = 0 } = page ?? {}
  const isPageSelected = rows.length > 0 && rows.every((row) => selection.ids.has(config.rowId(row)))
  if (!isPageSelected) return []
  // Rows that were chosen under other filters are none of these, as far as is known.
  const pages = queries.getQueryCache().findAll({
    queryKey: [...config.key, 'list', { q: query.q, filters: query.filters }],
    predicate: ({ state }) => !state.isInvalidated,
  })
  const known = pages.flatMap(({ state }) => (state.data as ListPage<Row> | undefined)?.rows ?? [])
  const chosen = new Set(known.map(config.rowId).filter((id) => selection.ids.has(id))).size
  if (total <= chosen || total - chosen + selection.ids.size > MOST) return []
  return [
    {
      id: 'selectAll',
      label: text('records.selectAll', { count: total }),
      icon: IconChecks,
      onPress: () => void selectAll(),
    },
  ]
}
