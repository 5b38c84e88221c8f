import { IconChecks } from '@data1522/design-system/icons'
import { toasts } from '@data1522/design-system/toasts'
import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import { useLayoutEffect, useRef, useState } from 'react'
import { failureText } from '../../../core/errors/failure-text.ts'
import type { ListHandle } from '../useList.ts'

/** As many rows as one change takes. */
const MOST = 1000

/** Offers to select what the filters let pass on all pages, once a whole page is selected. */
export function useSelectAll<Row extends object>(list: ListHandle<Row>) {
  const { config, page, query, selection } = list
  const { text } = list.tools
  // What is asked for now: an answer to an earlier question selects nothing.
  const question = JSON.stringify([query.q, query.filters])
  const asked = JSON.stringify([question, [...selection.ids]])
  const [all, setAll] = useState<{ question: string; ids: readonly string[] }>()
  const latest = useRef(asked)
  useLayoutEffect(() => {
    latest.current = asked
  })
  const selectAll = async () => {
    try {
      const { rows } = await config.load({ ...query, page: 1, itemsPerPage: ALL_ITEMS }, {})
      if (latest.current !== asked) return
      selection.add(rows)
      setAll({ question, ids: rows.map(config.rowId) })
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
  const chosen = all?.question === question ? all.ids.filter((id) => selection.ids.has(id)).length : 0
  if (!isPageSelected || total <= Math.max(rows.length, chosen) || total > MOST) return []
  return [
    {
      id: 'selectAll',
      label: text('records.selectAll', { count: total }),
      icon: IconChecks,
      onPress: () => void selectAll(),
    },
  ]
}
