import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
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

test('rows that were just read win over older pages, and stand beside what is selected', () => {
  const queries = new QueryClient()
  queries.setQueryData(['rows', 'list', 2], page({ id: '2', status: 'Pending' }), {
    updatedAt: Date.now() - 60_000,
  })
  const { result } = select(queries, [{ id: '1', status: 'Pending' }])
  act(() => result.current.select(new Set(['1'])))
  act(() => result.current.add([{ id: '2', status: 'Published' }]))
  expect(result.current.rows()).toEqual([
    { id: '1', status: 'Pending' },
    { id: '2', status: 'Published' },
  ])
})
