import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { ListHandle } from '../useList.ts'
import { useSelectAll } from './useSelectAll.ts'
import { useSelection } from './useSelection.ts'

interface Row {
  id: string
  status: string
}
const rowId = ({ id }: Row) => id
const page = (...rows: Row[]) => ({ rows, total: rows.length, page: 1 })

function select(queries: QueryClient, shown: Row[]) {
  return renderHook((rows: Row[]) => useSelection({ shown: rows, rowId, pagesKey: ['rows', 'list'] }), {
    initialProps: shown,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  })
}

test('what is ticked is read as it is when it is used, not as it was', () => {
  const queries = new QueryClient()
  const pending = { id: '1', status: 'Pending' }
  queries.setQueryData(['rows', 'list', 1], page(pending))
  const { result } = select(queries, [pending])
  act(() => result.current.select(new Set(['1'])))
  queries.setQueryData(['rows', 'list', 1], page({ ...pending, status: 'Published' }))
  expect(result.current.rows()).toEqual([{ id: '1', status: 'Published' }])
})

test('rows of pages that were left and forgotten stay ticked as they were', () => {
  const queries = new QueryClient()
  const { result, rerender } = select(queries, [{ id: '1', status: 'Pending' }])
  act(() => result.current.select(new Set(['1'])))
  rerender([{ id: '2', status: 'Pending' }])
  act(() => result.current.select(new Set(['1', '2'])))
  expect(result.current.rows().map(rowId)).toEqual(['1', '2'])
})

const pending = (...ids: string[]) => ids.map((id): Row => ({ id, status: 'Pending' }))

/** A list at work that shows the first two of the rows that a filter lets pass. */
function selectAllOf(queries: QueryClient, load: (flag: string) => Row[]) {
  const config = {
    key: ['rows'],
    rowId,
    load: async ({ filters }: { filters: { flag: string } }) => page(...load(filters.flag)),
  }
  const useIt = ({ flag }: { flag: string }) => {
    const rows = load(flag)
    const shown = rows.slice(0, 2)
    const selection = useSelection({ shown, rowId, pagesKey: ['rows', 'list'] })
    const [offer] = useSelectAll({
      config,
      selection,
      page: { rows: shown, total: rows.length, page: 1 },
      query: { page: 1, itemsPerPage: 2, filters: { flag } },
      tools: { text: (id: string) => id },
    } as unknown as ListHandle<Row>)
    return { selection, offer }
  }
  return renderHook(useIt, {
    initialProps: { flag: 'A' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  })
}

test('what select all has read wins over pages that were seen before', async () => {
  const queries = new QueryClient()
  const seen = { queryKey: ['rows', 'list', { page: 2 }], updatedAt: Date.now() - 3_600_000 }
  queries.setQueryData(seen.queryKey, page(...pending('3')), seen)
  const { result } = selectAllOf(queries, () => [...pending('1', '2'), { id: '3', status: 'Published' }])
  act(() => result.current.selection.select(new Set(['1', '2'])))
  act(() => result.current.offer!.onPress())
  await waitFor(() => expect(result.current.selection.ids.size).toBe(3))
  expect(result.current.selection.rows().at(-1)).toEqual({ id: '3', status: 'Published' })
  expect(result.current.offer).toBeUndefined()
})

test('select all is offered, and adds, whatever was chosen under another filter', async () => {
  const { result, rerender } = selectAllOf(new QueryClient(), (flag) =>
    pending(...['1', '2', '3'].map((id) => flag + id)),
  )
  act(() => result.current.selection.select(new Set(['A1', 'A2'])))
  rerender({ flag: 'B' })
  act(() => result.current.selection.select(new Set(['A1', 'A2', 'B1', 'B2'])))
  act(() => result.current.offer!.onPress())
  await waitFor(() => expect([...result.current.selection.ids]).toEqual(['A1', 'A2', 'B1', 'B2', 'B3']))
})
